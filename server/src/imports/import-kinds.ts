export enum ImportKind {
  SETTLEMENT_RECORDS = 'SETTLEMENT_RECORDS',
  TRADES = 'TRADES',
  /** One PDF, or a ZIP archive of them, each named after its SID. */
  ASSESSMENT_NOTICES = 'ASSESSMENT_NOTICES',
  /** The market's lowest and highest prices by day. */
  DAY_PRICES = 'DAY_PRICES',
  /** Payments that the bank sent back: Direct Entry, or pain.002. */
  RETURNS = 'RETURNS',
}

/** REPLACE: a file contains the complete trade list of each of its SIDs; APPEND: its trade rows are added. */
export enum ImportMode {
  REPLACE = 'REPLACE',
  APPEND = 'APPEND',
}
