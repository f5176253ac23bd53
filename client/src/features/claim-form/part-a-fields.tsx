import { FieldGroup } from '../../components/form/field-group';
import { ClaimGroupFields, type TypedBy } from './claim-group-fields';

/** The editable Part A Contact Details. */
export function PartAFields({ forOffice }: TypedBy) {
  return (
    <FieldGroup dense={forOffice}>
      <ClaimGroupFields group="contactDetails" forOffice={forOffice} />
    </FieldGroup>
  );
}
