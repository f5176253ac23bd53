import { readUnits } from '../rules/decimals.js';

/** Why an amount cannot be written into a bank file. */
export type AmountRefusal =
  | 'AMOUNT_TOO_LARGE'
  | 'AMOUNT_NOT_A_NUMBER'
  | 'AMOUNT_NOT_CENTS'
  | 'AMOUNT_NOT_POSITIVE';

/** An amount of money of a payment in cents, at most so many; 0 if it is refused, and why. */
export function paymentCents(text: string, most: bigint, refuse: (code: AmountRefusal) => void): bigint {
  const found = /^(-?)\d+(?:\.(\d+))?$/.exec(text);
  if (!found) refuse('AMOUNT_NOT_A_NUMBER');
  else if ((found[2]?.length ?? 0) > 2) refuse('AMOUNT_NOT_CENTS');
  else {
    const cents = readUnits(text, 2);
    if (cents <= 0n) refuse('AMOUNT_NOT_POSITIVE');
    else if (cents > most) refuse('AMOUNT_TOO_LARGE');
    else return cents;
  }
  return 0n;
}
