import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';
import { Caption } from '../page/layout';
import { inputRecipe } from '../theme/recipes/input';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });
const Label = chakra('label', { base: { textStyle: 'label', display: 'block', mb: '1' } });
const Value = chakra('input', { ...inputRecipe, base: { ...inputRecipe.base, flex: '1 1 16rem', mt: '0' } });

interface CopyFieldProps {
  label: string;
  value: string;
  /** The text may have many lines. */
  isLong?: boolean;
}

/** A text to be copied exactly: read-only, selected on focus, with a copy button. */
export function CopyField({ label, value, isLong }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome(t('Copied'));
    } catch {
      // Without https browsers offer no clipboard.
      input.current?.select();
      setOutcome(t('Text selected: copy it with your keyboard'));
    }
  };
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Row>
        <Value
          as={isLong ? 'textarea' : 'input'}
          id={id}
          ref={input}
          readOnly
          value={value}
          onFocus={(event: React.FocusEvent<HTMLInputElement>) => event.target.select()}
        />
        <Button look="primary" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
      </Row>
      <Caption role="status">{outcome}</Caption>
    </div>
  );
}
