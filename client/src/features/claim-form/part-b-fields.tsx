import { ADMINISTRATORS_FIELDS } from '@rules/claim-catalogue.js';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FieldGroup } from '../../components/form/field-group';
import { Stack, SubsectionTitle } from '../../components/page/layout';
import { claimGroupTitles } from '../../domain/claim/claim-words';
import { ClaimFieldInput, ClaimGroupFields, type TypedBy } from './claim-group-fields';
import type { ClaimFormValues } from './claim-values';

/** Part B RGM Claim Data, to be filled in: source (administrators only), legal, bank and address details. */
export function PartBFields({ isAdmin }: TypedBy) {
  return (
    <Stack gap="open">
      {isAdmin &&
        ADMINISTRATORS_FIELDS.map((field) => <ClaimFieldInput key={field.path} field={field} isAdmin />)}
      <Section title={claimGroupTitles.legalDetails} isAdmin={isAdmin}>
        <ClaimGroupFields group="legalDetails" isAdmin={isAdmin} />
      </Section>
      <Section title={claimGroupTitles.bankDetails} isAdmin={isAdmin}>
        <BankFields isAdmin={isAdmin} />
      </Section>
      <Section title={claimGroupTitles.addressDetails} isAdmin={isAdmin}>
        <ClaimGroupFields group="addressDetails" isAdmin={isAdmin} />
      </Section>
    </Stack>
  );
}

function Section({ title, isAdmin, children }: TypedBy & { title: string; children: ReactNode }) {
  return (
    <Stack>
      <SubsectionTitle>{title}</SubsectionTitle>
      <FieldGroup dense={isAdmin}>{children}</FieldGroup>
    </Stack>
  );
}

/** The bank's country decides between BSB and swift code, city and country. */
function BankFields({ isAdmin }: TypedBy) {
  const { bankType } = useFormikContext<ClaimFormValues>().values.bankDetails;
  return <ClaimGroupFields group="bankDetails" bankType={bankType} isAdmin={isAdmin} />;
}
