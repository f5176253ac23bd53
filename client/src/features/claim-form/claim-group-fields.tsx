import { type ClaimGroup, fieldsShown, type ListedClaimField } from '@rules/claim-catalogue.js';
import { memo } from 'react';
import { claimChoices } from '../../domain/claim/claim-choices';
import { MASKED_FIELDS } from '../../domain/claim/masked-fields';
import { Stack } from '../../components/page/layout';
import { ClaimChoice, ClaimLines, ClaimText } from './claim-field';
import { CLAIM_FIELD_INPUTS } from './claim-field-inputs';
import { AskedAloud } from './reads-aloud';

/** Who fills in the form: members about themselves, whose browser may autofill, or administrators about others. */
export interface TypedBy {
  forOffice: boolean;
}

interface ClaimGroupFieldsProps extends TypedBy {
  group: ClaimGroup;
  /** The bank's country; fields of other countries are hidden. */
  bankType?: string | null;
}

/** The editable fields of one group of the claim, in the order of the catalogue. */
export const ClaimGroupFields = memo(function ClaimGroupFields({
  group,
  bankType = null,
  forOffice,
}: ClaimGroupFieldsProps) {
  return fieldsShown(group, bankType).map((field) => (
    <ClaimFieldInput key={field.path} field={field} bankType={bankType} forOffice={forOffice} />
  ));
});

interface ClaimFieldInputProps extends TypedBy {
  field: ListedClaimField;
  bankType?: string | null;
}

/** One editable field of the claim, with the sentence that asks for it on the telephone. */
export function ClaimFieldInput(props: ClaimFieldInputProps) {
  return (
    <AskedAloud path={props.field.path}>
      <BareFieldInput {...props} />
    </AskedAloud>
  );
}

function BareFieldInput({ field: { path, kind }, bankType, forOffice }: ClaimFieldInputProps) {
  const { fills = 'off', numericWhere, officeHint, below, help, ...input } = CLAIM_FIELD_INPUTS[path] ?? {};
  // An administrator's browser would autofill the wrong person's data.
  const autoComplete = forOffice ? 'off' : fills;
  if (forOffice && officeHint !== undefined) input.hint = officeHint;
  const choices = claimChoices(path);
  if (choices) return <ClaimChoice path={path} hint={input.hint} choices={choices} />;
  if (kind === 'lines') return <ClaimLines path={path} autoComplete={autoComplete} />;
  if (numericWhere) input.inputMode = bankType === numericWhere ? 'numeric' : 'text';
  const text = (
    <ClaimText
      path={path}
      autoComplete={autoComplete}
      masked={!forOffice && MASKED_FIELDS.has(path)}
      {...input}
    />
  );
  const Below = below ?? (forOffice ? undefined : help);
  if (!Below) return text;
  return (
    <Stack gap="tight">
      {text}
      <Below />
    </Stack>
  );
}
