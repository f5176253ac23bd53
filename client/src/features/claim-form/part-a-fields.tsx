import { FieldGroup } from '../../components/form/field-group';
import { ClaimGroupFields, type TypedBy } from './claim-group-fields';

/** Part A Contact Details, to be filled in. */
export function PartAFields({ forOffice }: TypedBy) {
  return (
    <FieldGroup dense={forOffice}>
      <ClaimGroupFields group="contactDetails" forOffice={forOffice} />
    </FieldGroup>
  );
}
