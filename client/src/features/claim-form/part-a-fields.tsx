import { useContext } from 'react';
import { FieldGroup } from '../../components/form/field-group';
import { ClaimGroupFields, type TypedBy } from './claim-group-fields';
import { ReadsAloud } from './reads-aloud';

/** The editable Part A Contact Details. */
export function PartAFields({ forOffice }: TypedBy) {
  const readsAloud = useContext(ReadsAloud);
  return (
    <FieldGroup dense={forOffice && !readsAloud}>
      <ClaimGroupFields group="contactDetails" forOffice={forOffice} />
    </FieldGroup>
  );
}
