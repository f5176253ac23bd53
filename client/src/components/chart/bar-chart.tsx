import { chakra } from '@chakra-ui/react/styled-system';
import { Bar, BarChart as Chart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../lib/amounts';
import type { BarChartProps, ChartPoint } from './chart-point';

/** Colours come from the theme, over the chart's own; nothing in it moves by itself. */
const Frame = chakra('div', {
  base: {
    height: 'full',
    '& .recharts-bar-rectangle path': { fill: 'accentSolid' },
    '& .recharts-cartesian-grid line': { stroke: 'hairline' },
    '& .recharts-cartesian-axis-line': { stroke: 'control' },
    '& .recharts-cartesian-axis-tick-value': { fill: 'muted', fontSize: 'sm' },
    '& .recharts-tooltip-cursor': { fill: 'sunken' },
  },
});
const Tip = chakra('div', {
  base: {
    px: '3',
    py: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'md',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface TipProps {
  payload?: readonly { payload?: ChartPoint }[];
}

function BarTip({ payload }: TipProps) {
  const point = payload?.[0]?.payload;
  return point ? <Tip>{`${point.label}: ${formatCount(point.value)}`}</Tip> : null;
}

/** Bars beside each other, for eyes and pointers alone: the same numbers stand in a table beside it. */
export default function BarChart({ points }: BarChartProps) {
  return (
    <Frame aria-hidden>
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 1, height: 1 }}>
        <Chart
          data={[...points]}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          barCategoryGap="20%"
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} />
          <XAxis dataKey="tick" tickLine={false} minTickGap={24} />
          <YAxis
            width="auto"
            allowDecimals={false}
            axisLine={false}
            tickLine={false}
            tickFormatter={formatCount}
          />
          <Tooltip content={<BarTip />} isAnimationActive={false} />
          <Bar dataKey="value" radius={[2, 2, 0, 0]} isAnimationActive={false} />
        </Chart>
      </ResponsiveContainer>
    </Frame>
  );
}
