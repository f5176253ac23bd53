import { FieldGroup } from '../../components/form/field-group';
import { Card } from '../../components/page/layout';
import { meaningOf } from '../../domain/claim/terms';
import { ClaimText } from './claim-field';

/**
 * The fields by which administrators identify a claim, above its parts: its SID and, in an edit, its owner's e-mail
 * address.
 */
export function NamesCard({ asksEmail = false }: { asksEmail?: boolean }) {
  return (
    <Card>
      <FieldGroup dense>
        <ClaimText
          path="sid"
          hint={meaningOf.sid}
          optional={false}
          autoComplete="off"
          spellCheck={false}
          maxWidth="field.short"
        />
        {asksEmail && (
          <ClaimText
            path="email"
            hint={meaningOf.claimEmail}
            optional={false}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxWidth="field.long"
          />
        )}
      </FieldGroup>
    </Card>
  );
}
