/** The states of a declaration that payments are unclaimed: it waits for a second person, or was decided. */
export enum UnclaimedState {
  PROPOSED = 'PROPOSED',
  CONFIRMED = 'CONFIRMED',
  REFUSED = 'REFUSED',
}
