import { useFormikContext } from 'formik';
import { memo } from 'react';
import { FieldGroup } from '../../components/form/field-group';
import { Stack, SubsectionTitle } from '../../components/page/layout';
import { bankTypeLabels } from '../../lib/claim-words';
import { meaningOf } from '../../lib/terms';
import { ClaimChoice, ClaimText } from './claim-field';
import type { ClaimFormValues } from './claim-values';
import { autofill, type TypedBy } from './part-a-fields';

/** Bank Account Details, to be filled in: the bank's country decides between BSB and swift code, city and country. */
export function BankFields({ isAdmin }: TypedBy) {
  const { bankType } = useFormikContext<ClaimFormValues>().values.bankDetails;
  return <FieldsOfCountry isAdmin={isAdmin} bankType={bankType} />;
}

const FieldsOfCountry = memo(function FieldsOfCountry({
  bankType,
  ...by
}: TypedBy & { bankType: string | null }) {
  const isLocal = bankType === 'LOCAL';
  return (
    <Stack>
      <SubsectionTitle>Bank Account Details</SubsectionTitle>
      <FieldGroup dense={by.isAdmin}>
        <ClaimText path="bankDetails.bankName" autoComplete="off" maxWidth="field.long" />
        <ClaimChoice path="bankDetails.bankType" labels={bankTypeLabels} />
        {isLocal && (
          <ClaimText
            path="bankDetails.bsb"
            hint={meaningOf.bsb}
            optional={false}
            inputMode="numeric"
            autoComplete="off"
            maxWidth="field.short"
          />
        )}
        {bankType === 'INTERNATIONAL' && (
          <>
            <ClaimText
              path="bankDetails.swiftCode"
              hint={meaningOf.swiftCode}
              optional={false}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxWidth="field.short"
            />
            <ClaimText
              path="bankDetails.customerCity"
              optional={false}
              autoComplete={autofill('address-level2', by)}
            />
            <ClaimText
              path="bankDetails.customerCountry"
              optional={false}
              autoComplete={autofill('country-name', by)}
            />
          </>
        )}
        <ClaimText path="bankDetails.accountName" autoComplete="off" maxWidth="field.long" />
        <ClaimText
          path="bankDetails.accountNo"
          inputMode={isLocal ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
        />
        <ClaimText
          path="bankDetails.paymentReference"
          hint="What you would like to read on your bank statement."
          autoComplete="off"
        />
      </FieldGroup>
    </Stack>
  );
});
