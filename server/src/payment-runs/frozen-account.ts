import type { KeyRing } from '../encryption/key-ring.js';
import { detailsKey, openDetails } from '../payments/frozen-details.js';
import type { PaymentRun } from './payment-run.entity.js';
import { IN_A_FILE } from './payment-state.js';
import type { Payment } from './payment.entity.js';

/** The account that a payment in a file goes to; null for one that is in none. @throws DecryptionError */
export function frozenAccount(
  ring: KeyRing,
  run: PaymentRun,
  { id, state, details }: Payment,
): string | null {
  if (!IN_A_FILE.includes(state) || !details || !run.detailsKey) return null;
  return openDetails(detailsKey(ring, run.id, run.detailsKey), id, details).accountNumber;
}
