/** WAITING for the worker, or being made; MADE: never changes again; FAILED: the worker gave it up. */
export enum CourtReportState {
  WAITING = 'WAITING',
  MADE = 'MADE',
  FAILED = 'FAILED',
}
