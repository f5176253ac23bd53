import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../lib/amounts';
import { axisNumbers } from './axis';
import { ChartFrame } from './chart-frame';
import type { ChartPoint } from './chart-point';

/** The number of labels that fit below the bars on a narrow screen. */
const MOST_WORDS = 5;

const Column = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    flex: '1',
    height: 'full',
    justifyContent: 'center',
    minWidth: '0',
    _hover: { bg: 'sunken', '& > span': { display: 'block' } },
  },
});
const Bar = chakra('div', { base: { width: '80%', bg: 'accentSolid', borderTopRadius: '2px' } });
const Tip = chakra('span', {
  base: {
    display: 'none',
    position: 'absolute',
    top: '0',
    zIndex: 'sticky',
    px: '3',
    py: '2',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'md',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  variants: { side: { before: { insetEnd: 'full' }, after: { insetStart: 'full' } } },
});
const Words = chakra('div', { base: { display: 'flex', gridColumn: '2' } });
const Word = chakra('span', {
  base: { display: 'flex', flex: '1', minWidth: '0', justifyContent: 'center', whiteSpace: 'nowrap' },
});

interface BarChartProps {
  points: readonly ChartPoint[];
  /** Lower, for a chart next to other content. */
  size?: 'small';
}

/** A bar chart, hidden from screen readers: the same numbers are in a table next to it. */
export function BarChart({ points, size }: BarChartProps) {
  const numbers = axisNumbers(Math.max(0, ...points.map(({ value }) => value)));
  const top = numbers.at(-1)!;
  const share = (value: number) => `${(value / top) * 100}%`;
  const everyOther = Math.ceil(points.length / MOST_WORDS);
  return (
    <ChartFrame
      numbers={numbers.map(formatCount)}
      size={size}
      below={
        <Words>
          {points.map(({ label, tick }, at) => (
            <Word key={label}>{at % everyOther === Math.floor(everyOther / 2) && tick}</Word>
          ))}
        </Words>
      }
    >
      {points.map(({ label, value }, at) => (
        <Column key={label}>
          <Bar data-bar style={{ height: share(value) }} />
          <Tip side={at < points.length / 2 ? 'after' : 'before'}>{`${label}: ${formatCount(value)}`}</Tip>
        </Column>
      ))}
    </ChartFrame>
  );
}
