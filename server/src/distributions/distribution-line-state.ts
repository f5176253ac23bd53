/** SHARED: its part of the fund. RAISED: the minimum payment. */
export enum DistributionLineState {
  SHARED = 'SHARED',
  RAISED = 'RAISED',
  BELOW_MINIMUM = 'BELOW_MINIMUM',
  NO_LOSS = 'NO_LOSS',
}
