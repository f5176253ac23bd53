import { useState } from 'react';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import type { RegistrationAnswersFragment, SchemeQuery } from '../../../generated/graphql';
import { useEdited } from '../../../domain/edit/use-edited';
import { EditRegistrationForm } from './edit-registration-form';
import { registrationEdits } from './registration-conflict';
import { RegistrationSent } from './registration-sent';

interface EditRegistrationProps {
  registration: RegistrationAnswersFragment;
  scheme: SchemeQuery['scheme'];
  /** Loads the current registration. */
  reload: () => Promise<RegistrationAnswersFragment>;
}

/** The edit of an older registration, starting from its values or from what was typed on an earlier visit. */
export function EditRegistration({ registration, scheme, reload }: EditRegistrationProps) {
  const { formKey, ...edited } = useEdited(registrationEdits, registration.id, registration, reload);
  const [sent, setSent] = useState<string>();
  if (sent) return <RegistrationSent id={registration.id} message={sent} />;
  if (!edited.draft.ready) return <SkeletonLines />;
  return <EditRegistrationForm key={formKey} edited={edited} scheme={scheme} onSaved={setSent} />;
}
