import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../lib/amounts';
import { axisNumbers, largestShown } from './axis';
import { BarWords } from './bar-words';
import { ChartFrame } from './chart-frame';
import type { ChartPoint } from './chart-point';

const Column = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    height: 'full',
    minWidth: '0',
    _hover: { bg: 'sunken', '& > span': { display: 'block' } },
  },
});
const Bar = chakra('div', {
  base: { position: 'absolute', insetX: '10%', bg: 'accentSolid', borderTopRadius: '2px' },
  variants: { isBelow: { true: { bg: 'needs', borderTopRadius: '0', borderBottomRadius: '2px' } } },
});
/** The gap in a bar that is longer than the axis. */
const Gap = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    top: '14%',
    height: '1',
    bg: 'surface',
    transform: 'skewY(-20deg)',
  },
});
const Length = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    px: '1',
    color: 'ink',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: { side: { before: { insetEnd: '100%' }, after: { insetStart: '100%' } } },
});
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
  variants: { side: { before: { insetEnd: '100%' }, after: { insetStart: '100%' } } },
});

interface BarChartProps {
  points: readonly ChartPoint[];
  /** Lower, for a chart next to other content. */
  size?: 'small';
  /** Bars that would leave nothing to see of the others are cut, with their number next to them. */
  cutsLongest?: boolean;
}

/** A bar chart, values below 0 downwards, hidden from screen readers: the same numbers are in a table next to it. */
export function BarChart({ points, size, cutsLongest = false }: BarChartProps) {
  const values = points.map(({ value }) => value);
  const largest = cutsLongest ? largestShown(values) : Math.max(0, ...values);
  const numbers = axisNumbers(largest, Math.min(0, ...values));
  const [bottom = 0] = numbers;
  const top = numbers.at(-1)!;
  const share = (value: number) => `${(value / (top - bottom)) * 100}%`;
  return (
    <ChartFrame numbers={numbers.map(formatCount)} size={size} below={<BarWords points={points} />}>
      {points.map(({ label, value }, at) => (
        <Column key={label}>
          <Bar
            data-bar
            isBelow={value < 0}
            style={{
              bottom: share(Math.min(0, value) - bottom),
              height: share(Math.min(Math.abs(value), top - bottom)),
              // A value is never mistaken for none.
              minHeight: value === 0 ? undefined : '2px',
            }}
          />
          {value > top && (
            <>
              <Gap data-cut />
              <Length side={at < points.length / 2 ? 'after' : 'before'}>{formatCount(value)}</Length>
            </>
          )}
          <Tip side={at < points.length / 2 ? 'after' : 'before'}>{`${label}: ${formatCount(value)}`}</Tip>
        </Column>
      ))}
    </ChartFrame>
  );
}
