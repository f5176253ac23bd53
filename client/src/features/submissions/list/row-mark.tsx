import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';

/** The whole of it takes the press, so that a finger does not open the row by missing the box. */
const Mark = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    my: '-3',
    ms: '-4',
    py: '3',
    ps: '4',
    pe: '3',
    cursor: 'pointer',
    mdDown: { my: '-2', ms: '-3', py: '3', ps: '3' },
    _print: { display: 'none' },
  },
});
const Box = chakra('input', {
  base: { width: '5', height: '5', accentColor: 'accentSolid', cursor: 'pointer' },
});
const Line = chakra('span', { base: { display: 'flex', alignItems: 'center' } });
/** The text, not the box, is on the line of the row's other texts. */
const Words = chakra('span', { base: { alignSelf: 'baseline' } });

interface RowMarkProps {
  /** What is selected, for screen readers. */
  name: string;
  selected: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The first cell of a row, with the box that selects the row. */
export function RowMark({ name, selected, onToggle, children }: RowMarkProps) {
  return (
    <Line>
      <Mark>
        <Box
          type="checkbox"
          aria-label={t('Select {name}', { name })}
          checked={selected}
          onChange={onToggle}
          tabIndex={-1}
        />
      </Mark>
      <Words>{children}</Words>
    </Line>
  );
}
