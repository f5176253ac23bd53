import { ADMINISTRATORS_FIELDS } from '@rules/claim-catalogue.js';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { FieldGroup } from '../../components/form/field-group';
import { Stack, SubsectionTitle } from '../../components/page/layout';
import { claimGroupTitles } from '../../domain/claim/claim-labels';
import { ClaimFieldInput, ClaimGroupFields, type TypedBy } from './claim-group-fields';
import type { ClaimFormValues } from './claim-values';
import { ReadsAloud } from './reads-aloud';

const PART_B_GROUPS = ['legalDetails', 'bankDetails', 'addressDetails'] as const;

/** The editable Part B RGM Claim Data: source (administrators only), legal, bank and address details. */
export function PartBFields({ forOffice }: TypedBy) {
  return (
    <Stack gap="open">
      {forOffice &&
        ADMINISTRATORS_FIELDS.map((field) => <ClaimFieldInput key={field.path} field={field} forOffice />)}
      {PART_B_GROUPS.map((group) => (
        <PartBSection key={group} group={group} forOffice={forOffice} />
      ))}
    </Stack>
  );
}

interface PartBSectionProps extends TypedBy {
  group: (typeof PART_B_GROUPS)[number];
  /** False under a heading of its own. */
  hasHeading?: boolean;
}

/** One group of Part B. */
export function PartBSection({ group, hasHeading = true, forOffice }: PartBSectionProps) {
  const readsAloud = useContext(ReadsAloud);
  return (
    <Stack>
      {hasHeading && <SubsectionTitle>{claimGroupTitles[group]}</SubsectionTitle>}
      <FieldGroup dense={forOffice && !readsAloud}>
        {group === 'bankDetails' ? (
          <BankFields forOffice={forOffice} />
        ) : (
          <ClaimGroupFields group={group} forOffice={forOffice} />
        )}
      </FieldGroup>
    </Stack>
  );
}

/** The bank's country determines whether BSB or swift code, city and country are shown. */
function BankFields({ forOffice }: TypedBy) {
  const { bankType } = useFormikContext<ClaimFormValues>().values.bankDetails;
  return <ClaimGroupFields group="bankDetails" bankType={bankType} forOffice={forOffice} />;
}
