import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode } from 'react';

const Row = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '3' } });
const Box = chakra('input', {
  base: { width: '5', height: '5', mt: '0.5', accentColor: 'accentSolid', cursor: 'pointer' },
});
const Label = chakra('label', { base: { textStyle: 'label', cursor: 'pointer', py: '0.5' } });
const Hint = chakra('p', { base: { gridColumn: '2', textStyle: 'caption', color: 'muted' } });

interface CheckboxProps {
  /** The target of links to it. */
  id?: string;
  label: ReactNode;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its consequence in plain words. */
export function Checkbox({ id: given, label, hint, checked, onChange }: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <Row>
      <Box
        type="checkbox"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Row>
  );
}
