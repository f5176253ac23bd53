export enum ImportKind {
  SETTLEMENT_RECORDS = 'SETTLEMENT_RECORDS',
  TRADES = 'TRADES',
  /** One PDF, or a ZIP archive of them, each named by its SID. */
  ASSESSMENT_NOTICES = 'ASSESSMENT_NOTICES',
}

/** REPLACE: a file gives the whole state of each SID it names; APPEND: its trade rows are added. */
export enum ImportMode {
  REPLACE = 'REPLACE',
  APPEND = 'APPEND',
}
