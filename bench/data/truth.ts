/** The content of a reference file, and so the expected result of importing it. */
export interface Truth {
  kind: ReferenceKind;
  seed: number;
  submissions: number;
  /** Rows below the header. */
  rows: number;
  bytes: number;
  /** The result of importing records into an empty database, or trades when no claim has any. */
  first: { created: number; rejected: number };
  /** The result of importing the same file again. */
  again: { unchanged: number; rejected: number };
  /** The lines of the invalid rows; the header is line 1. */
  badLines: number[];
}

export type ReferenceKind = 'settlement-records' | 'trades';

/** The default share of invalid rows among the valid ones. */
export const BAD_SHARE = 0.001;

/** The SID of the `at`-th submission: eight digits with leading zeros. */
export function sidAt(at: number): string {
  return String(at + 1).padStart(8, '0');
}

/** The SID of an invalid row, which no submission has. */
export function strangeSid(at: number): string {
  return `BAD-${at + 1}`;
}
