import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    columnGap: '2',
    rowGap: '1',
    height: '14rem',
    pt: '2',
    color: 'muted',
    fontSize: 'sm',
    _print: { display: 'none' },
  },
  variants: { size: { small: { height: '9rem' } } },
});
const Axis = chakra('div', { base: { position: 'relative', fontVariantNumeric: 'tabular-nums' } });
const Widest = chakra('span', { base: { visibility: 'hidden' } });
const AxisNumber = chakra('span', {
  base: { position: 'absolute', insetEnd: '0', transform: 'translateY(50%)' },
});
const Plot = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    borderBottomWidth: '1px',
    borderColor: 'control',
  },
});
const GridLine = chakra('div', {
  base: { position: 'absolute', insetX: '0', borderTopWidth: '1px', borderColor: 'hairline' },
});

interface ChartFrameProps {
  /** The numbers of the vertical axis from the bottom up, evenly spaced. */
  numbers: readonly string[];
  /** Lower, for a chart next to other content. */
  size?: 'small';
  /** What is below the horizontal axis. */
  below: ReactNode;
  children: ReactNode;
}

/** The axes and grid of a chart, hidden from screen readers: the same numbers are in a table next to it. */
export function ChartFrame({ numbers, size, below, children }: ChartFrameProps) {
  const height = (at: number) => `${(at / (numbers.length - 1)) * 100}%`;
  return (
    <Frame aria-hidden data-chart size={size}>
      <Axis>
        <Widest>{numbers.at(-1)}</Widest>
        {numbers.map((number, at) => (
          <AxisNumber key={number} style={{ bottom: height(at) }}>
            {number}
          </AxisNumber>
        ))}
      </Axis>
      <Plot>
        {numbers.slice(1).map((number, at) => (
          <GridLine key={number} style={{ bottom: height(at + 1) }} />
        ))}
        {children}
      </Plot>
      {below}
    </Frame>
  );
}
