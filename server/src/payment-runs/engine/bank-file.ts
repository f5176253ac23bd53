import type { AbaPayment } from '../../payments/aba/aba-profile.js';
import { abaText, splitForAba, writeAba } from '../../payments/aba/write-aba.js';
import { checkPain } from '../../payments/pain/checking/check-pain.js';
import type { PainPayment, PainProfile } from '../../payments/pain/pain-profile.js';
import { endToEndId } from '../../payments/pain/pain-rows.js';
import { splitForPain, writePain } from '../../payments/pain/write-pain.js';
import { painDifferences } from '../../payments/reading/compare-pain.js';
import { readAbaBack } from '../../payments/reading/read-aba.js';
import { writeCents } from '../../rules/decimals.js';
import { BankFileFormat } from '../bank-file-format.js';
import {
  abaProfileOf,
  type BankProfileValues,
  type PainValues,
  painVersionOf,
} from '../bank-profile-values.js';
import { bankOf, type FrozenDetails, payeeAccountOf } from '../../payments/frozen-details.js';
import { differencesFromLedger } from '../reconcile.js';

/** A payment as the ledger has it; amounts in cents. */
export interface LedgerPayment extends FrozenDetails {
  paymentId: string;
  sid: string;
  cents: bigint;
  withheld: bigint;
}

/** What a file of the bank is written by. */
export interface FileOrder {
  /** The id of the file; pain.001 has it as its message id. */
  id: string;
  profile: BankProfileValues;
  /** yyyy-MM-dd, the day on which the bank is to pay. */
  paymentDay: string;
  /** An ISO code, that of the scheme. */
  currency: string;
}

/** The bytes of a file, or every reason why it cannot be written, by its row from 1; 0 is the file. */
export type WrittenBytes =
  | { bytes: Buffer; refused?: undefined }
  | { refused: { row: number; code: string }[] };

/** Splits payments into files before a limit of the profile or its format is broken, in their order (PAY-8). */
export function splitPayments<Payment extends { amount: string }>(
  order: Omit<FileOrder, 'id'>,
  payments: readonly Payment[],
): Payment[][] {
  const { profile, paymentDay } = order;
  return profile.format === BankFileFormat.ABA
    ? splitForAba(abaProfileOf(profile, paymentDay), payments)
    : splitForPain(painProfileOf({ ...order, id: '' }, profile), payments);
}

/** Writes payments in the format of the profile. @throws RangeError for a profile that its format does not accept */
export function bankFile(order: FileOrder, ledger: readonly LedgerPayment[]): WrittenBytes {
  const { profile, paymentDay } = order;
  if (profile.format === BankFileFormat.ABA) {
    const file = writeAba(abaProfileOf(profile, paymentDay), ledger.map(abaPaymentOf));
    return file.refused ? { refused: file.refused } : { bytes: Buffer.from(abaText(file.lines), 'latin1') };
  }
  const file = writePain(painProfileOf(order, profile), ledger.map(painPaymentOf));
  return file.refused ? { refused: file.refused } : { bytes: Buffer.from(file.text, 'utf8') };
}

/**
 * Reads a file back by code that shares nothing with the writer's, and compares it with the ledger; pain.001 is validated
 * before, in a thread (PAY-8, PAIN-3, PAIN-4, PAIN-11).
 * @returns what differs, in words without values; empty when nothing does
 * @throws BankFileError where it cannot be read; Error when its thread gave no answer
 */
export async function fileDifferences(
  { id, profile, paymentDay, currency }: FileOrder,
  bytes: Buffer,
  ledger: readonly LedgerPayment[],
): Promise<string[]> {
  if (profile.format === BankFileFormat.ABA)
    return differencesFromLedger(readAbaBack(bytes), ledger, abaProfileOf(profile, paymentDay));
  const version = painVersionOf(profile.format);
  const check = await checkPain({ text: bytes.toString('utf8'), version });
  if (check.errors) return check.errors.map(({ line, reason }) => `line ${line} (${reason})`);
  const owed = ledger.map((payment) => ({
    paymentId: payment.paymentId,
    cents: payment.cents,
    bank: bankOf(payment),
    accountNumber: payment.accountNumber,
  }));
  return painDifferences(check.read, owed, {
    messageId: endToEndId(id),
    processingDate: paymentDay,
    currency,
    debtorBsb: profile.traceBsb,
    debtorAccount: profile.traceAccount,
  });
}

function painProfileOf({ id, paymentDay, currency }: FileOrder, values: PainValues): PainProfile {
  const { initiator, initiatorId, debtor, traceBsb, traceAccount, maxTotal, maxRows } = values;
  return {
    version: painVersionOf(values.format),
    messageId: endToEndId(id),
    createdAt: `${new Date().toISOString().slice(0, 19)}Z`,
    processingDate: paymentDay,
    initiator,
    initiatorId,
    debtor,
    debtorBsb: traceBsb,
    debtorAccount: traceAccount,
    currency,
    maxTotal,
    maxRows,
  };
}

function abaPaymentOf({ cents, withheld, ...payment }: LedgerPayment): AbaPayment {
  const { paymentId, bsb, accountNumber, title, reference } = payment;
  const amounts = { amount: writeCents(cents), withheld: writeCents(withheld) };
  return { paymentId, bsb, accountNumber, title, reference, ...amounts };
}

function painPaymentOf(payment: LedgerPayment): PainPayment {
  const { paymentId, title, reference, cents } = payment;
  return { paymentId, account: payeeAccountOf(payment), amount: writeCents(cents), title, reference };
}
