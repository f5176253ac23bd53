import { FieldGroup } from '../../components/form/field-group';
import { relationshipLabels } from '../../lib/claim-words';
import { ClaimChoice, ClaimText } from './claim-field';

/** Who types: a member about themselves, whose browser may fill in what it knows, or an administrator, all day. */
export interface TypedBy {
  isAdmin: boolean;
}

/** The browser's name for an answer, or 'off' where it would be about the wrong person. */
export const autofill = (token: string, { isAdmin }: TypedBy) => (isAdmin ? 'off' : token);

/** Part A Contact Details, to be filled in. */
export function PartAFields(by: TypedBy) {
  return (
    <FieldGroup dense={by.isAdmin}>
      <ClaimText path="contactDetails.firstName" autoComplete={autofill('given-name', by)} />
      <ClaimText path="contactDetails.lastName" autoComplete={autofill('family-name', by)} />
      <ClaimText
        path="contactDetails.company"
        autoComplete={autofill('organization', by)}
        maxWidth="field.long"
      />
      <ClaimText path="contactDetails.position" autoComplete={autofill('organization-title', by)} />
      <ClaimText
        path="contactDetails.email"
        type="email"
        inputMode="email"
        autoComplete={autofill('email', by)}
        maxWidth="field.long"
      />
      <ClaimText path="contactDetails.mobile" type="tel" autoComplete={autofill('tel', by)} />
      <ClaimChoice path="contactDetails.relationship" labels={relationshipLabels} />
    </FieldGroup>
  );
}
