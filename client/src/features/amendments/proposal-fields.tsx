import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@rules/text.js';
import { UndoLine } from '../../components/form/undo-line';
import { BANK_COUNTRY, withBankCountry } from './bank-country-fields';
import type { ClaimField, ByPath } from './claim-fields';
import { FieldChoice } from './field-choice';
import { ProposalFieldRow } from './proposal-field-row';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '5', mb: '5' } });

/** A field that was removed, with the value typed for it. */
interface Left {
  label: string;
  before: ByPath;
}

interface ProposalFieldsProps {
  fields: ClaimField[];
  changes: ByPath;
  errors: ByPath;
  onChange: (changes: ByPath) => void;
}

/** The fields that a proposed change sets, added one by one by their label. */
export function ProposalFields({ fields, changes, errors, onChange }: ProposalFieldsProps) {
  const [left, setLeft] = useState<Left>();
  const chosen = fields.filter(({ path }) => path in changes);
  const others = fields.filter(({ path }) => !(path in changes));
  const choose = (path: string) => {
    const field = fields.find((candidate) => candidate.path === path);
    if (!field) return;
    flushSync(() => onChange({ ...changes, [path]: field.value }));
    document.getElementById(`proposal.${path}`)?.focus();
  };
  const change = (path: string, value: string) =>
    onChange(path === BANK_COUNTRY ? withBankCountry(changes, fields, value) : { ...changes, [path]: value });
  const leave = (path: string) => {
    const field = chosen.find((candidate) => candidate.path === path);
    setLeft(field && changes[path] !== field.value ? { label: field.label, before: changes } : undefined);
    const rest = path === BANK_COUNTRY ? withBankCountry(changes, fields, '') : changes;
    onChange(Object.fromEntries(Object.entries(rest).filter(([changed]) => changed !== path)));
  };
  return (
    <div>
      {chosen.length > 0 && (
        <List>
          {chosen.map((field) => (
            <ProposalFieldRow
              key={field.path}
              field={field}
              value={changes[field.path] ?? ''}
              error={errors[field.path]}
              onChange={(value) => change(field.path, value)}
              onRemove={() => leave(field.path)}
            />
          ))}
        </List>
      )}
      {left && (
        <UndoLine
          key={left.label}
          words={t('Left unchanged: {label}.', { label: left.label })}
          onUndo={() => {
            onChange({ ...left.before, ...changes });
            setLeft(undefined);
          }}
        />
      )}
      <FieldChoice
        label={chosen.length > 0 ? t('Another field to change') : t('Field to change')}
        fields={others}
        onChoose={choose}
      />
    </div>
  );
}
