import type { EntityManager } from 'typeorm';
import { releasedBankDetails } from '../../bank-changes/released-bank-details.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { PaymentHeldReason, PaymentState } from '../payment-state.js';
import type { Payment } from '../payment.entity.js';
import { goesElsewhere } from './goes-elsewhere.js';

/**
 * What the returned payments of a claim wait for, by id, in the reasons for which payments are held: details that are missing,
 * that are not released yet, or that are still those which the bank did not take. The next run pays the others (RETURN-4).
 * @throws DecryptionError
 */
export async function waitsFor(
  tx: EntityManager,
  ring: KeyRing,
  submissionId: string,
  payments: readonly Payment[],
): Promise<Map<string, PaymentHeldReason>> {
  const returned = payments.filter(({ state }) => state === PaymentState.RETURNED);
  if (returned.length === 0) return new Map();
  const bank = (await releasedBankDetails(tx, ring, [submissionId])).get(submissionId);
  const waits = new Map<string, PaymentHeldReason>();
  for (const { id, run, details } of returned)
    if (bank && 'heldFor' in bank) {
      if (bank.heldFor !== 'SAME_ACCOUNT') waits.set(id, PaymentHeldReason[bank.heldFor]);
    } else {
      const sent = { id, runId: run.id, details: hex(details), key: hex(run.detailsKey) };
      if (!goesElsewhere(ring, sent, bank)) waits.set(id, PaymentHeldReason.BANK_INVALID);
    }
  return waits;
}

const hex = (bytes: Buffer | null) => `\\x${(bytes ?? Buffer.alloc(0)).toString('hex')}`;
