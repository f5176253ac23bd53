import { returnsFile } from '../server/test/harness/returning.js';

/** The bank's file that returns the payment of a claim which a Direct Entry file has. @throws Error when it has none */
export function returnsOfFile(aba: string, sid: string): string {
  const line = aba
    .split('\r\n')
    .find((one) => one.startsWith('1') && one.slice(62, 80).trim() === `SID${sid}`);
  if (!line) throw new Error(`The file has no payment of ${sid}.`);
  const at = (first: number, last: number) => line.slice(first - 1, last).trim();
  const cents = at(21, 30).replace(/^0+(?=\d{3})/, '');
  const amount = `${cents.slice(0, -2)}.${cents.slice(-2)}`;
  return returnsFile([{ reference: at(63, 80), amount, account: at(9, 17), bsb: at(2, 8) }]);
}
