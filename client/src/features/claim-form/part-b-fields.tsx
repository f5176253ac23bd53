import { ADMINISTRATORS_FIELDS } from '@rules/claim-catalogue.js';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../components/form/field-group';
import { Stack, SubsectionTitle } from '../../components/page/layout';
import { claimGroupTitles } from '../../domain/claim/claim-labels';
import { ClaimFieldInput, ClaimGroupFields, type TypedBy } from './claim-group-fields';
import type { ClaimFormValues } from './claim-values';

/** The editable Part B RGM Claim Data: source (administrators only), legal, bank and address details. */
export function PartBFields({ forOffice }: TypedBy) {
  return (
    <Stack gap="open">
      {forOffice &&
        ADMINISTRATORS_FIELDS.map((field) => <ClaimFieldInput key={field.path} field={field} forOffice />)}
      <Section title={claimGroupTitles.legalDetails} forOffice={forOffice}>
        <ClaimGroupFields group="legalDetails" forOffice={forOffice} />
      </Section>
      <Section title={claimGroupTitles.bankDetails} forOffice={forOffice}>
        <BankFields forOffice={forOffice} />
      </Section>
      <Section title={claimGroupTitles.addressDetails} forOffice={forOffice}>
        <ClaimGroupFields group="addressDetails" forOffice={forOffice} />
      </Section>
    </Stack>
  );
}

function Section({ title, forOffice, children }: TypedBy & { title: string; children: ReactNode }) {
  return (
    <Stack>
      <SubsectionTitle>{title}</SubsectionTitle>
      <FieldGroup dense={forOffice}>{children}</FieldGroup>
    </Stack>
  );
}

/** The bank's country determines whether BSB or swift code, city and country are shown. */
function BankFields({ forOffice }: TypedBy) {
  const { bankType } = useFormikContext<ClaimFormValues>().values.bankDetails;
  return <ClaimGroupFields group="bankDetails" bankType={bankType} forOffice={forOffice} />;
}
