/** The formats of files for the bank: Direct Entry, or pain.001.001 in one of two versions (PAY-1). */
export enum BankFileFormat {
  ABA = 'ABA',
  PAIN_03 = 'PAIN_03',
  PAIN_09 = 'PAIN_09',
}

/** How the name of a file ends. */
export function extensionOf(format: BankFileFormat): string {
  return format === BankFileFormat.ABA ? 'aba' : 'xml';
}
