/** One bar. */
export interface ChartPoint {
  /** Under the bar, where there is room. */
  tick: string;
  /** Said when the bar is pointed at; each bar has its own. */
  label: string;
  value: number;
}
