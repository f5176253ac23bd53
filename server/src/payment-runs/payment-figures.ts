import { isMore, readUnits, writeCents } from '../rules/decimals.js';

/** What the payments of a run come to. Amounts are exact decimals. */
export interface PaymentFigures {
  /** Payments that are ready, or in files. */
  payments: number;
  principal: string;
  interest: string;
  withheld: string;
  net: string;
  /** What is paid to the tax office with them; before the files are written, at most this. Absent in older runs. */
  tax?: string;
  /** Held payments with their sum, by reason. */
  held: { reason: string; payments: number; net: string }[];
  /** Names and references that are written in other letters, and names that are cut. */
  changed: number;
}

/** How many people approve payments that come to this: two above the scheme's sum, what is paid as tax included (PAY-6). */
export function approvalsFor(
  { net, tax = '0' }: Pick<PaymentFigures, 'net' | 'tax'>,
  limit: string | null,
): 1 | 2 {
  const total = writeCents(readUnits(net, 2) + readUnits(tax, 2));
  return limit !== null && isMore(total, limit) ? 2 : 1;
}

/** Why a file cannot be written: the reason by its code, and the SID of its claim, null for the file as a whole. */
export interface PaymentRefusal {
  code: string;
  sid: string | null;
}
