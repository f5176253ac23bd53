import type { AbaPayment, AbaProfile } from '../server/src/payments/aba/aba-profile.js';
import { abaText, writeAba } from '../server/src/payments/aba/write-aba.js';
import { readAbaBack } from '../server/src/payments/reading/read-aba.js';
import { readUnits } from '../server/src/rules/decimals.js';
import type { Vector } from './vector-file.js';

/**
 * Reads the file that a vector expects back, by the second implementation (ABA-6): its payments must be those of the vector.
 * Where the vector leaves the file out, it is the one that we write. A vector whose file is refused expects nothing of it.
 */
export function readBack({ profile, rows, expected }: Vector): unknown {
  const given = rows as AbaPayment[];
  const file = fileOf(expected, profile as AbaProfile, given);
  if (!file) return expected;
  const { payments } = readAbaBack(file);
  if (payments.length !== given.length) return `${payments.length} payments are read, not ${given.length}`;
  const digits = (text: string) => text.replaceAll(/[\s-]/g, '');
  const wrong = payments.findIndex((payment, at) => {
    const { amount, withheld, bsb, accountNumber } = given[at]!;
    return (
      payment.cents !== readUnits(amount, 2) ||
      payment.withheld !== readUnits(withheld ?? '0', 2) ||
      digits(payment.bsb) !== digits(bsb) ||
      payment.accountNumber !== digits(accountNumber)
    );
  });
  return wrong < 0 ? expected : `Row ${wrong + 1} is read as another payment`;
}

function fileOf({ base64 }: Vector['expected'], profile: AbaProfile, rows: AbaPayment[]): Buffer | undefined {
  if (typeof base64 === 'string') return Buffer.from(base64, 'base64');
  const written = writeAba(profile, rows);
  return written.refused ? undefined : Buffer.from(abaText(written.lines), 'ascii');
}
