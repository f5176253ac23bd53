import { useFormikContext } from 'formik';
import { LinkButton } from '../../components/actions/text-link';
import { FieldGroup } from '../../components/form/field-group';
import { Stack, SubsectionTitle } from '../../components/page/layout';
import { yesNoLabels } from '../../lib/claim-words';
import { meaningOf } from '../../lib/terms';
import { ClaimChoice, ClaimText } from './claim-field';
import type { ClaimFormValues } from './claim-values';
import { autofill, type TypedBy } from './part-a-fields';

/** Legal Details, to be filled in. */
export function LegalFields(by: TypedBy) {
  return (
    <Stack>
      <SubsectionTitle>Legal Details</SubsectionTitle>
      <FieldGroup dense={by.isAdmin}>
        <ClaimText
          path="legalDetails.legalEntity"
          hint="The name of the person, company or trust that held the shares."
          autoComplete={autofill('organization', by)}
          maxWidth="field.long"
        />
        <Stack gap="tight">
          <ClaimText
            path="legalDetails.registeredOwner"
            hint="The name on the register. If it is the same, repeat it here."
            autoComplete="off"
            maxWidth="field.long"
          />
          <RepeatLegalEntity />
        </Stack>
        <ClaimText path="legalDetails.abnAcn" autoComplete="off" />
        <ClaimText path="legalDetails.tradingAccount" hint={meaningOf.hinSrn} autoComplete="off" />
        <ClaimChoice path="legalDetails.australianCitizen" labels={yesNoLabels} />
        <ClaimText
          path="legalDetails.taxNumber"
          hint="Without it, for an Australian tax resident, tax is withheld at the full amount."
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldGroup>
    </Stack>
  );
}

/** Most owners are the legal entity; nobody should type a long name twice. */
function RepeatLegalEntity() {
  const { values, setFieldValue } = useFormikContext<ClaimFormValues>();
  const { legalEntity, registeredOwner } = values.legalDetails;
  if (legalEntity.trim() === '' || legalEntity === registeredOwner) return null;
  return (
    <div>
      <LinkButton onClick={() => void setFieldValue('legalDetails.registeredOwner', legalEntity)}>
        Same as the legal entity
      </LinkButton>
    </div>
  );
}
