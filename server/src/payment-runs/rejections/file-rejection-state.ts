/** A report that the bank rejected a whole file, until somebody else decides on it. */
export enum FileRejectionState {
  PROPOSED = 'PROPOSED',
  CONFIRMED = 'CONFIRMED',
  REFUSED = 'REFUSED',
}
