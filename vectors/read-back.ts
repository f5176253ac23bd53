import type { AbaPayment } from '../server/src/payments/aba/aba-profile.js';
import { readAbaBack } from '../server/src/payments/reading/read-aba.js';
import { readUnits } from '../server/src/rules/decimals.js';
import type { Vector } from './vector-file.js';

/**
 * Reads the file that a vector expects back, by the second implementation (ABA-6): its payments must be those of the vector.
 * A vector without a file, which is refused, expects nothing of it.
 */
export function readBack({ rows, expected }: Vector): unknown {
  const { base64 } = expected;
  if ('refused' in expected) return expected;
  if (typeof base64 !== 'string') return 'The vector expects no file';
  const given = rows as AbaPayment[];
  const { payments } = readAbaBack(Buffer.from(base64, 'base64'));
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
