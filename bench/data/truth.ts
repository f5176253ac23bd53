/** What a reference file holds, and so what an import of it must report. */
export interface Truth {
  kind: ReferenceKind;
  seed: number;
  submissions: number;
  /** Rows below the header. */
  rows: number;
  bytes: number;
  /** Importing records into an empty database, or trades where no claim has any. */
  first: { created: number; rejected: number };
  /** Importing the same file once more. */
  again: { unchanged: number; rejected: number };
  /** The lines of the bad rows, from 1, the header being line 1. */
  badLines: number[];
}

export type ReferenceKind = 'settlement-records' | 'trades';

/** Share of bad rows among the good ones when nothing else is asked for. */
export const BAD_SHARE = 0.001;

/** The SID of the `at`-th submission: eight digits, zeros in front. */
export function sidAt(at: number): string {
  return String(at + 1).padStart(8, '0');
}

/** The SID that a bad row has for itself: no submission has it. */
export function strangeSid(at: number): string {
  return `BAD-${at + 1}`;
}
