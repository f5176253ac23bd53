import { CLAIM_FIELD_LABELS } from '@rules/claim-field-labels.js';
import { FieldGroup } from '../../components/form/field-group';
import { TextAreaField } from '../../components/form/text-area-field';
import { Stack, SubsectionTitle } from '../../components/page/layout';
import { ClaimText } from './claim-field';
import { autofill, type TypedBy } from './part-a-fields';
import { BankFields } from './part-b-bank-fields';
import { LegalFields } from './part-b-legal-fields';

/** Part B RGM Claim Data, to be filled in: source (administrators only), legal, bank and address details. */
export function PartBFields({ isAdmin }: TypedBy) {
  return (
    <Stack gap="open">
      {isAdmin && (
        <ClaimText
          path="legalDetails.claimType"
          hint="Where the claim came from. Only administrators see it."
          autoComplete="off"
        />
      )}
      <LegalFields isAdmin={isAdmin} />
      <BankFields isAdmin={isAdmin} />
      <AddressFields isAdmin={isAdmin} />
    </Stack>
  );
}

function AddressFields(by: TypedBy) {
  return (
    <Stack>
      <SubsectionTitle>Address Details</SubsectionTitle>
      <FieldGroup dense={by.isAdmin}>
        <TextAreaField
          name="addressDetails.address"
          label={CLAIM_FIELD_LABELS['addressDetails.address'] ?? ''}
          autoComplete={autofill('street-address', by)}
          rows={2}
          maxWidth="field.long"
        />
        <ClaimText path="addressDetails.suburb" autoComplete={autofill('address-level2', by)} />
        <ClaimText
          path="addressDetails.state"
          autoComplete={autofill('address-level1', by)}
          maxWidth="field.short"
        />
        <ClaimText
          path="addressDetails.postCode"
          autoComplete={autofill('postal-code', by)}
          maxWidth="field.short"
        />
        <ClaimText path="addressDetails.country" autoComplete={autofill('country-name', by)} />
      </FieldGroup>
    </Stack>
  );
}
