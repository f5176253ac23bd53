import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { ChartBoundary } from './chart-boundary';
import type { BarChartProps } from './chart-point';

const Chart = lazy(() => import('./bar-chart'));
const Place = chakra('div', { base: { height: '14rem', minWidth: '0', _print: { display: 'none' } } });

/** A bar chart whose code is loaded when it is shown; its place is kept, so that nothing jumps. */
export function LazyBarChart(props: BarChartProps) {
  return (
    <Place>
      <ChartBoundary>
        <Suspense fallback={null}>
          <Chart {...props} />
        </Suspense>
      </ChartBoundary>
    </Place>
  );
}
