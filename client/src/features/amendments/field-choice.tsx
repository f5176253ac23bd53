import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { PlainSelect } from '../../components/form/plain-fields';
import { Stack } from '../../components/page/layout';
import type { ClaimField } from './claim-fields';

export const FIELD_CHOICE_ID = 'proposal-field';

interface FieldChoiceProps {
  label: string;
  fields: readonly ClaimField[];
  onChoose: (path: string) => void;
}

/**
 * A choice of a field by its label. The arrow keys move through the labels, and only the button selects the displayed
 * one: a list that acts on each change could not be used by keyboard.
 */
export function FieldChoice({ label, fields, onChoose }: FieldChoiceProps) {
  const [picked, setPicked] = useState('');
  const [error, setError] = useState<string>();
  const path = fields.some((field) => field.path === picked) ? picked : '';
  const pick = (next: string) => {
    setPicked(next);
    setError(undefined);
  };
  const take = () => {
    if (path === '') {
      setError(t('Choose the field that should change'));
      document.getElementById(FIELD_CHOICE_ID)?.focus();
      return;
    }
    pick('');
    onChoose(path);
  };
  return (
    <Stack gap="tight" alignItems="flex-start">
      <PlainSelect
        id={FIELD_CHOICE_ID}
        label={label}
        hint={t('Use the name of the field on this page.')}
        value={path}
        error={error}
        onChange={pick}
        options={[['', t('--SELECT--')], ...fields.map((field) => [field.path, field.label] as const)]}
      />
      <Button size="small" onClick={take}>
        {t('Change this field')}
      </Button>
    </Stack>
  );
}
