import { useFormikContext } from 'formik';
import { t } from '@rules/text.js';
import { Stack } from '../../../components/page/layout';
import { groupEntityTypeLabels, groupMemberTypeLabels, booleanLabels } from '../registration-text';
import { RegistrationChoice, RegistrationSelect, RegistrationText } from './registration-field';
import type { RegistrationFormValues } from './registration-form-values';

/** Part 2: the capacity in which the shares were held; each type has fields of its own. */
export function MemberFields() {
  const { groupMemberType } = useFormikContext<RegistrationFormValues>().values.groupMemberDetails;
  return (
    <Stack gap="wide">
      <RegistrationChoice
        path="groupMemberDetails.groupMemberType"
        hint={t('The capacity in which the shares were held.')}
        words={groupMemberTypeLabels}
      />
      {groupMemberType === 'INDIVIDUAL_JOINT_SHAREHOLDER' && (
        <RegistrationText
          path="groupMemberDetails.shareholderNames"
          hint={t('All names as shown on the share register.')}
          maxWidth="field.long"
        />
      )}
      {groupMemberType === 'COMPANY' && (
        <>
          <RegistrationText path="groupMemberDetails.companyName" maxWidth="field.long" />
          <RegistrationText path="groupMemberDetails.abnAcnArsn" />
        </>
      )}
      {groupMemberType === 'TRUSTEE_CUSTODIAN_AGENT' && <TrusteeFields />}
      {groupMemberType === 'OTHERS' && (
        <>
          <RegistrationText
            path="groupMemberDetails.othersSpecified"
            hint={t('What the group member is, for example a deceased estate.')}
            maxWidth="field.long"
          />
          <RegistrationText path="groupMemberDetails.groupMemberName" maxWidth="field.long" />
        </>
      )}
    </Stack>
  );
}

function TrusteeFields() {
  return (
    <>
      <RegistrationText
        path="groupMemberDetails.trusteeName"
        hint={t('The trustee, custodian or agent that holds the shares.')}
        maxWidth="field.long"
      />
      <RegistrationText path="groupMemberDetails.abnAcnArsn" optional />
      <RegistrationSelect path="groupMemberDetails.groupEntityType" words={groupEntityTypeLabels} />
      <RegistrationText
        path="groupMemberDetails.beneficialOwner"
        hint={t('Who the shares are held for, for example a family trust.')}
        maxWidth="field.long"
      />
      <RegistrationChoice
        path="groupMemberDetails.onBehalf"
        hint={t('Are you registering on behalf of the beneficial owner?')}
        words={booleanLabels}
      />
    </>
  );
}
