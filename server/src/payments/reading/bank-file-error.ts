/** What is wrong in a bank file that is read. */
export type BankFileErrorCode =
  | 'EMPTY'
  | 'TOO_LARGE'
  | 'ENCODING'
  | 'CUT_OFF'
  | 'LINE_LENGTH'
  | 'LINE_END'
  | 'CHARACTER'
  | 'RECORD_TYPE'
  | 'FIELD'
  | 'DEBIT'
  | 'SUM'
  | 'COUNT'
  | 'XML'
  | 'DOCTYPE'
  | 'TOO_DEEP'
  | 'ELEMENT'
  | 'TWICE';

/** A bank file that cannot be read: what is wrong, in which line and column, both counted from 1. */
export class BankFileError extends Error {
  constructor(
    readonly code: BankFileErrorCode,
    readonly line: number,
    readonly column: number,
    readonly reason: string,
  ) {
    super(`Line ${line}, column ${column}: ${reason}`);
    this.name = 'BankFileError';
  }
}
