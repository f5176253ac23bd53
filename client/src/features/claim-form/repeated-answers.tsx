import { useFormikContext } from 'formik';
import { t } from '@rules/text.js';
import { useProfile } from '../../domain/session/use-profile';
import type { ClaimFormValues } from './claim-values';
import { RepeatAnswer } from './repeat-answer';

const useLegalEntity = () => useFormikContext<ClaimFormValues>().values.legalDetails.legalEntity;

/** Most owners are the legal entity, and nobody should type a long name twice. */
export function OwnerAsLegalEntity() {
  const answer = useLegalEntity();
  return (
    <RepeatAnswer label={t('Same as the legal entity')} answer={answer} name="legalDetails.registeredOwner" />
  );
}

/** Most accounts are in the name of the legal entity. */
export function AccountAsLegalEntity() {
  const answer = useLegalEntity();
  return (
    <RepeatAnswer label={t('Same name as the legal entity')} answer={answer} name="bankDetails.accountName" />
  );
}

/** The address that the member signs in with; filled in only when asked, since the contact may be somebody else. */
export function EmailOfAccount() {
  const { user } = useProfile();
  return (
    <RepeatAnswer
      label={t('Use {email}', { email: user?.email ?? '' })}
      answer={user?.email}
      name="contactDetails.email"
    />
  );
}
