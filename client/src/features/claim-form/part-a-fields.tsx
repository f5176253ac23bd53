import { FieldGroup } from '../../components/form/field-group';
import { ClaimGroupFields, type TypedBy } from './claim-group-fields';

/** Part A Contact Details, to be filled in. */
export function PartAFields({ isAdmin }: TypedBy) {
  return (
    <FieldGroup dense={isAdmin}>
      <ClaimGroupFields group="contactDetails" isAdmin={isAdmin} />
    </FieldGroup>
  );
}
