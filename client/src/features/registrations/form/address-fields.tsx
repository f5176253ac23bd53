import { useFormikContext } from 'formik';
import { t } from '@rules/text.js';
import { Stack } from '../../../components/page/layout';
import { booleanLabels } from '../registration-text';
import { RegistrationChoice, RegistrationText } from './registration-field';
import type { RegistrationFormValues } from './registration-form-values';

/** Part 3: the group member's address, required when it differs from the contact's. */
export function AddressFields() {
  const { sameAsContactAddress } = useFormikContext<RegistrationFormValues>().values.groupMemberAddress;
  return (
    <Stack gap="wide">
      <RegistrationChoice
        path="groupMemberAddress.sameAsContactAddress"
        hint={t('Is the group member’s address the mailing address of Part 1?')}
        words={booleanLabels}
      />
      {sameAsContactAddress === 'false' && (
        <>
          <RegistrationText
            path="groupMemberAddress.streetAddress"
            autoComplete="off"
            maxWidth="field.long"
          />
          <RegistrationText path="groupMemberAddress.suburb2" autoComplete="off" />
          <RegistrationText path="groupMemberAddress.state2" autoComplete="off" maxWidth="field.short" />
          <RegistrationText path="groupMemberAddress.postCode2" autoComplete="off" maxWidth="field.short" />
          <RegistrationText path="groupMemberAddress.country2" optional autoComplete="off" />
        </>
      )}
    </Stack>
  );
}
