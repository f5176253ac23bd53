import { type DataSource, In } from 'typeorm';
import { bankHeldForSql, type BankHeldFor } from '../../bank-changes/released-bank-details.js';
import { DistributionState } from '../../distributions/distribution-state.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { asksForDetails, returnMatter } from '../../rules/return-reasons.js';
import type { OwnPayment } from '../payment-run.model.js';
import { IN_A_FILE, PaymentHeldReason, PaymentState } from '../payment-state.js';
import { Payment } from '../payment.entity.js';
import { ACCOUNT_RETURNED } from '../returns/may-be-paid-to.js';
import { returnedFacts, type ReturnedFacts } from '../returns/returned-facts.js';
import { waitsFor } from '../returns/waits-for.js';

const { BANK_MISSING, BANK_UNRELEASED, BANK_INVALID, ACCOUNT_TOO_LONG, OBJECTION_OPEN, TAX_CLASS_UNKNOWN } =
  PaymentHeldReason;

/** What a member can do something about; of the other reasons the office tells them. */
const TOLD: readonly (PaymentHeldReason | null)[] = [
  BANK_MISSING,
  BANK_UNRELEASED,
  BANK_INVALID,
  ACCOUNT_TOO_LONG,
  OBJECTION_OPEN,
  TAX_CLASS_UNKNOWN,
];

const OF_BANK: readonly (PaymentHeldReason | null)[] = [
  BANK_MISSING,
  BANK_UNRELEASED,
  BANK_INVALID,
  ACCOUNT_TOO_LONG,
];

/** A payment with what its owner is told of it, but for the account that it goes to. */
export interface PaymentForOwner {
  payment: Payment;
  told: Omit<OwnPayment, 'account'>;
}

/**
 * The payments of claims as their owners are told of them, the newest first (PAY-11).
 * @throws DecryptionError
 */
export async function paymentsForOwners(
  db: DataSource,
  ring: KeyRing,
  submissionIds: readonly string[],
): Promise<PaymentForOwner[]> {
  const found = await db.getRepository(Payment).find({
    where: { submissionId: In([...submissionIds]) },
    relations: { run: true, distribution: true },
    order: { id: 'DESC' },
  });
  if (found.length === 0) return [];
  const facts = await returnedFacts(
    db,
    found.map(({ id }) => id),
  );
  const waits = await waitsFor(
    db.manager,
    ring,
    claimsOf(found, ({ state }) => state === PaymentState.RETURNED),
  );
  const banks = await banksNow(
    db,
    found.filter(({ heldReason }) => OF_BANK.includes(heldReason)),
  );
  return found
    .filter(({ state, distribution }) =>
      IN_A_FILE.includes(state) ? true : distribution.state === DistributionState.PUBLISHED,
    )
    .map((payment) => {
      const { id, state, heldCodes, net, run, distribution, submissionId } = payment;
      // Of an amount above what a file holds, the office tells them.
      const heldForReturn = heldCodes.includes(ACCOUNT_RETURNED);
      // Once somebody decided that the account is right, it waits for the next run alone.
      const isDecided =
        heldForReturn &&
        found.some(
          (one) =>
            one.submissionId === submissionId &&
            one.distribution.id === distribution.id &&
            (facts.get(one.id)!.decidedAt ?? 0) >= run.startedAt!,
        );
      const heldReason = reasonNow(payment, banks.get(id));
      const isShown = TOLD.includes(heldReason) && !heldCodes.includes('AMOUNT_TOO_LARGE') && !isDecided;
      const told = {
        id,
        state,
        heldReason: waits.get(id) ?? (isShown ? heldReason : null),
        returnedFor: shownReason(facts.get(id)!),
        heldForReturn: heldForReturn && heldReason === BANK_INVALID && !isDecided,
        net,
        distribution: distribution.number,
        paymentDay: IN_A_FILE.includes(state) ? run.paymentDay : null,
      };
      return { payment, told };
    });
}

function claimsOf(payments: readonly Payment[], isMeant: (payment: Payment) => boolean): string[] {
  return [...new Set(payments.filter(isMeant).flatMap(({ submissionId }) => submissionId ?? []))];
}

/** What is known of a claim's bank details now, besides the details. */
interface BankNow {
  heldFor: BankHeldFor | null;
  /** Whether they were changed since the run of the payment was prepared. */
  isChanged: boolean;
}

/** Other claims with the same account are looked for by the run that is prepared. */
const BANKS = `
  SELECT p.id, ${bankHeldForSql('s', 's.bank_account_index')} AS "heldFor",
    EXISTS (SELECT FROM bank_changes b WHERE b.submission_id = s.id AND b.changed_at >= r.started_at) AS "isChanged"
  FROM payments p JOIN payment_runs r ON r.id = p.run_id JOIN submissions s ON s.id = p.submission_id
  WHERE p.id = ANY ($1::uuid[])`;

async function banksNow(db: DataSource, held: readonly Payment[]): Promise<Map<string, BankNow>> {
  if (held.length === 0) return new Map();
  const rows = await db.query<(BankNow & { id: string })[]>(BANKS, [held.map(({ id }) => id)]);
  return new Map(rows.map(({ id, ...bank }) => [id, bank]));
}

/** Why a payment is held, without what its owner has given or corrected since: that waits for us (PAY-11). */
function reasonNow({ heldReason }: Payment, bank: BankNow | undefined): PaymentHeldReason | null {
  if (!bank) return heldReason;
  if (bank.heldFor !== null) return PaymentHeldReason[bank.heldFor];
  const isSameAsThen = !bank.isChanged && (heldReason === BANK_INVALID || heldReason === ACCOUNT_TOO_LONG);
  return isSameAsThen ? heldReason : null;
}

/** The bank's reason as the claim's owner reads it: that of the account alone, and nothing about the payer's (RETURN-8). */
function shownReason({ returnedFor, returnedWhole }: ReturnedFacts): string | null {
  if (returnedFor === null) return null;
  return asksForDetails(returnMatter(returnedFor, returnedWhole === true)) ? returnedFor : null;
}
