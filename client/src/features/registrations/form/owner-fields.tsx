import { useFormikContext } from 'formik';
import { t } from '@rules/text.js';
import { Stack } from '../../../components/page/layout';
import { meaningOf } from '../../../domain/claim/terms';
import { registeredOwnerLabels } from '../registration-text';
import { RegistrationChoice, RegistrationText } from './registration-field';
import type { RegistrationFormValues } from './registration-form-values';

/** Part 4: the registered shareholder and the number on the register. */
export function OwnerFields() {
  const { registered_owner_option: option } =
    useFormikContext<RegistrationFormValues>().values.shareholderDetails;
  return (
    <Stack gap="wide">
      <RegistrationChoice
        path="shareholderDetails.registered_owner_option"
        hint={t('Who is named on the share register as the owner of the shares?')}
        words={registeredOwnerLabels}
      />
      {option === 'DIFFERENT' && (
        <RegistrationText path="shareholderDetails.registeredOwner" maxWidth="field.long" />
      )}
      <RegistrationText
        path="shareholderDetails.hinSrn"
        hint={meaningOf.hinSrn}
        autoComplete="off"
        spellCheck={false}
      />
    </Stack>
  );
}
