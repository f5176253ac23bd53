import type { AbaPayment } from '../../payments/aba/aba-profile.js';
import { abaLimits, abaText, AbaWriter } from '../../payments/aba/write-aba.js';
import { checkPain } from '../../payments/pain/checking/check-pain.js';
import type { PainPayment, PainProfile } from '../../payments/pain/pain-profile.js';
import { endToEndId } from '../../payments/pain/pain-rows.js';
import { painLimits, writePain } from '../../payments/pain/write-pain.js';
import { painDifferences } from '../../payments/reading/compare-pain.js';
import { AbaReader } from '../../payments/reading/read-aba.js';
import { abaLinesOf } from '../../payments/reading/aba-line.js';
import type { FileLimits } from '../../payments/split-payments.js';
import { writeCents } from '../../rules/decimals.js';
import { BankFileFormat } from '../bank-file-format.js';
import {
  abaProfileOf,
  type BankProfileValues,
  type PainValues,
  painVersionOf,
} from '../bank-profile-values.js';
import { bankOf, type FrozenDetails, payeeAccountOf } from '../../payments/frozen-details.js';
import type { PaymentRefusal } from '../payment-figures.js';
import { LedgerComparison } from '../reconcile.js';

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

/** A file that cannot be written, with every reason. */
export class FileRefused extends Error {
  constructor(readonly refusals: readonly PaymentRefusal[]) {
    super('A bank file cannot be written.');
    this.name = 'FileRefused';
  }
}

/** How many payments a file may hold, and for how many cents, by its profile and its format (PAY-8). */
export function fileLimits(order: Omit<FileOrder, 'id'>): FileLimits {
  const { profile, paymentDay } = order;
  return profile.format === BankFileFormat.ABA
    ? abaLimits(abaProfileOf(profile, paymentDay))
    : painLimits(painProfileOf({ ...order, id: '' }, profile));
}

/**
 * Writes payments in the format of the profile, in pieces. A Direct Entry file may hold a million and is written as its payments
 * are read; pain.001 states its sums first, and holds ten thousand.
 * @param ledger the payments in their order, in batches
 * @throws RangeError for a profile that its format does not accept; FileRefused at the end, with every reason
 */
export async function* bankFile(
  order: FileOrder,
  ledger: AsyncIterable<readonly LedgerPayment[]>,
): AsyncGenerator<Buffer> {
  const { profile, paymentDay } = order;
  if (profile.format !== BankFileFormat.ABA) {
    const payments = await allOf(ledger);
    const file = writePain(painProfileOf(order, profile), payments.map(painPaymentOf));
    if (file.refused) throw new FileRefused(file.refused.map((refusal) => refusalOf(refusal, payments)));
    yield Buffer.from(file.text, 'utf8');
    return;
  }
  const writer = new AbaWriter(abaProfileOf(profile, paymentDay));
  const refusals: PaymentRefusal[] = [];
  let before = 0;
  let last: readonly LedgerPayment[] = [];
  yield Buffer.from(abaText([writer.header()]), 'latin1');
  for await (const payments of ledger) {
    const known = writer.refused.length;
    const lines = writer.add(payments.map(abaPaymentOf));
    for (const refusal of writer.refused.slice(known)) refusals.push(refusalOf(refusal, payments, before));
    before += payments.length;
    last = payments;
    if (lines.length > 0) yield Buffer.from(abaText(lines), 'latin1');
  }
  const known = writer.refused.length;
  const lines = writer.end();
  for (const refusal of writer.refused.slice(known))
    refusals.push(refusalOf(refusal, before === 1 ? last : []));
  if (refusals.length > 0) throw new FileRefused(refusals);
  yield Buffer.from(abaText(lines), 'latin1');
}

/**
 * A refusal by the SID of its payment; one of the whole file by that of its only payment, if there is but one.
 * @param before how many rows the file has before these payments
 */
function refusalOf(
  { row, code }: { row: number; code: string },
  payments: readonly LedgerPayment[],
  before = 0,
): PaymentRefusal {
  const payment = row === 0 && payments.length === 1 ? payments[0] : payments[row - 1 - before];
  return { code, sid: payment?.sid || null };
}

/**
 * Reads a file back by code that shares nothing with the writer's, and compares it with the ledger; pain.001 is validated
 * before, in a thread (PAY-8, PAIN-3, PAIN-4, PAIN-11).
 * @param pieces the bytes of the file
 * @param ledger the payments that it should have, in their order, in batches
 * @returns what differs, in words without values; empty when nothing does
 * @throws BankFileError where it cannot be read; Error when its thread gave no answer
 */
export async function fileDifferences(
  order: FileOrder,
  pieces: AsyncIterable<Buffer>,
  ledger: AsyncIterable<readonly LedgerPayment[]>,
): Promise<string[]> {
  const { profile, paymentDay } = order;
  if (profile.format !== BankFileFormat.ABA) return painFileDifferences(order, profile, pieces, ledger);
  const reader = new AbaReader();
  const comparison = new LedgerComparison(abaProfileOf(profile, paymentDay));
  const owed = oneByOne(ledger);
  for await (const lines of abaLinesOf(pieces))
    for (const line of lines) {
      const payment = reader.read(line);
      if (payment) comparison.compare(payment, (await owed.next()).value);
    }
  for await (const payment of owed) comparison.compare(undefined, payment);
  return comparison.end(reader.end());
}

async function painFileDifferences(
  { id, paymentDay, currency }: FileOrder,
  profile: PainValues,
  pieces: AsyncIterable<Buffer>,
  ledger: AsyncIterable<readonly LedgerPayment[]>,
): Promise<string[]> {
  const bytes: Buffer[] = [];
  for await (const piece of pieces) bytes.push(piece);
  const text = Buffer.concat(bytes).toString('utf8');
  const check = await checkPain({ text, version: painVersionOf(profile.format) });
  if (check.errors) return check.errors.map(({ line, reason }) => `line ${line} (${reason})`);
  const owed = (await allOf(ledger)).map((payment) => ({
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

async function allOf(ledger: AsyncIterable<readonly LedgerPayment[]>): Promise<LedgerPayment[]> {
  const payments: LedgerPayment[] = [];
  for await (const batch of ledger) payments.push(...batch);
  return payments;
}

async function* oneByOne(
  ledger: AsyncIterable<readonly LedgerPayment[]>,
): AsyncGenerator<LedgerPayment, undefined> {
  for await (const batch of ledger) yield* batch;
  return undefined;
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
