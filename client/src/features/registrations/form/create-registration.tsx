import { useState } from 'react';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../../components/actions/button';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { DraftNotice } from '../../../domain/draft/draft-notice';
import { UnsavedNotice } from '../../../domain/draft/unsaved-notice';
import { KeepDraft } from '../../../domain/draft/keep-draft';
import { showToast } from '../../../components/toast/toast-store';
import { useCreateRegistrationMutation, type SchemeQuery } from '../../../generated/graphql';
import { paths } from '../../../domain/paths';
import { typedAmount } from '../../../domain/draft/typed-amount';
import { useDraft } from '../../../domain/draft/use-draft';
import { useFiling } from '../../../domain/api/use-filing';
import { RegistrationForm } from './registration-form';
import {
  emptyRegistration,
  formValuesOf,
  registrationInputOf,
  type RegistrationFormValues,
} from './registration-form-values';
import { RegistrationSent } from './registration-sent';
import { useBegunForm } from '../../../domain/draft/use-begun-form';

/** A new older registration, starting empty or from what was typed on an earlier visit. */
export function CreateRegistration({ scheme }: { scheme: SchemeQuery['scheme'] }) {
  const draft = useDraft<RegistrationFormValues>('REGISTRATION_CREATE');
  const begun = useBegunForm(draft.restored);
  const [create] = useCreateRegistrationMutation();
  const [sent, setSent] = useState<{ id: string; message: string }>();
  const filing = useFiling('registration');

  const file = async (values: RegistrationFormValues) => {
    const input = registrationInputOf(values);
    const created = await filing.file(
      input,
      draft.mayBeSent,
      async (headers) =>
        (await create({ variables: { input }, context: { headers } })).data?.createRegistration,
    );
    if (!created) return;
    void draft.discard();
    showToast('success', created.message);
    setSent(created);
  };

  if (sent) return <RegistrationSent id={sent.id} message={sent.message} />;
  if (!draft.ready) return <SkeletonLines />;
  return (
    <RegistrationForm
      key={begun.key}
      initialValues={begun.values ? formValuesOf(begun.values) : emptyRegistration}
      scheme={scheme}
      onSubmit={file}
      failureText={filing.words}
      notices={
        <>
          <KeepDraft draft={draft} />
          <DraftNotice
            draft={draft}
            amountOf={(values) => typedAmount(emptyRegistration, formValuesOf(values))}
            onStartAgain={begun.startAgain}
          />
          <Notice tone="plain" title={t('You can stop at any time')}>
            {t('What you type is saved as a draft until you submit it.')}
          </Notice>
        </>
      }
      unsaved={<UnsavedNotice {...draft} />}
      cancel={<ButtonLink to={paths.profile}>{t('Cancel')}</ButtonLink>}
    />
  );
}
