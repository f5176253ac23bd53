/** One bar. */
export interface ChartPoint {
  /** The label below the bar, if there is room. */
  tick: string;
  /** The tooltip of the bar; each bar has its own. */
  label: string;
  value: number;
}
