import { useState } from 'react';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import type { RegistrationAnswersFragment, SchemeQuery } from '../../../generated/graphql';
import { useDraft } from '../../../domain/draft/use-draft';
import { EditRegistrationForm } from './edit-registration-form';
import { baseOf } from './registration-conflict';
import type { RegistrationEditDraft } from './registration-edit-draft';
import { RegistrationSent } from './registration-sent';
import { useBegunForm } from '../../../domain/draft/use-begun-form';

interface EditRegistrationProps {
  registration: RegistrationAnswersFragment;
  scheme: SchemeQuery['scheme'];
  /** Asks for the registration as it is now. */
  reload: () => Promise<RegistrationAnswersFragment>;
}

/** The edit of an older registration, begun from it or from what was typed on an earlier visit. */
export function EditRegistration({ registration, scheme, reload }: EditRegistrationProps) {
  const draft = useDraft<RegistrationEditDraft>('REGISTRATION_EDIT', registration.id);
  const begun = useBegunForm(draft.restored);
  const [latest, setLatest] = useState(() => baseOf(registration));
  const [sent, setSent] = useState<string>();
  if (sent) return <RegistrationSent id={registration.id} message={sent} />;
  if (!draft.ready) return <SkeletonLines />;
  return (
    <EditRegistrationForm
      key={begun.key}
      id={registration.id}
      scheme={scheme}
      latest={latest}
      restored={begun.values}
      draft={draft}
      reload={async () => {
        const now = baseOf(await reload());
        setLatest(now);
        return now;
      }}
      onStartAgain={begun.startAgain}
      onSaved={(message) => {
        void draft.discard();
        setSent(message);
      }}
    />
  );
}
