export enum ImportKind {
  SETTLEMENT_RECORDS = 'SETTLEMENT_RECORDS',
  TRADES = 'TRADES',
}

/** REPLACE: a file gives the whole state of each SID it names; APPEND: its trade rows are added. */
export enum ImportMode {
  REPLACE = 'REPLACE',
  APPEND = 'APPEND',
}
