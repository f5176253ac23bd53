/** One bar. */
export interface ChartPoint {
  /** Under the bar, where there is room. */
  tick: string;
  /** Said when the bar is pointed at. */
  label: string;
  value: number;
}

export interface BarChartProps {
  points: readonly ChartPoint[];
}
