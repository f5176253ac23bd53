import { accountDigits, bareAccount } from '../../rules/account-key.js';
import { DUPLICATES } from '../../rules/return-reasons.js';
import type { DirectEntryReturns, ReturnedItem, ReturnsFault, StatusReport } from './returned-item.js';

/** A payment that was in a file for the bank, as that file had it. */
export interface SentPayment {
  paymentId: string;
  /** The lodgement reference of Direct Entry, the end-to-end id of pain.001. */
  reference: string;
  cents: bigint;
  /** A BSB, or a BIC. */
  bank: string;
  accountNumber: string;
  /** The user id of the Direct Entry file, or the message id of the pain.001 file. */
  sentAs: string;
  /** yyyy-MM-dd, the day of the file. */
  processingDate: string;
  /** Whether it came back before. */
  isReturned: boolean;
  /** Whether it did because the bank rejected its whole file in words (PAY-15). */
  isFileRejected?: boolean;
}

/** A payment that came back, with its reason. */
export interface MatchedReturn extends Pick<ReturnedItem, 'line' | 'reasonCode' | 'reasonText'> {
  paymentId: string;
  /** Whether it came back because the bank rejected the whole file. */
  whole: boolean;
}

/** The payments that came back. */
export interface MatchedReturns {
  returned: MatchedReturn[];
  /** Those that had come back before: the file or the bank's message came twice, or another one names them again. */
  before: MatchedReturn[];
  /** Those that had come back before, and that the bank says it made, with its status. */
  made: { paymentId: string; line: number; status: string }[];
}

type MatchingResult = (MatchedReturns & { refused?: undefined }) | { refused: ReturnsFault[] };

/**
 * Finds the payments of a file of returns by reference, account and amount. The whole file is refused if one of them is not
 * found, is not that payment, or is in the file twice (PAIN-10).
 * @param sent all payments that were sent under the references, ids and messages of the file
 */
export function matchReturns(
  file: DirectEntryReturns | StatusReport,
  sent: readonly SentPayment[],
): MatchingResult {
  const faults = file.format === 'ABA' ? senderFaults(file, sent) : messageFaults(file, sent);
  if (faults.length > 0) return { refused: faults };
  const ofFile = file.format === 'ABA' ? sent : sent.filter(({ sentAs }) => sentAs === file.messageId);
  const { whole } = file.format === 'ABA' ? { whole: null } : file;
  const matched = matchItems(file.items, ofFile, whole);
  if (matched.refused) return matched;
  if (file.format === 'PAIN') matched.made.push(...madeOf(file, ofFile));
  if (!whole) return matched;
  const named = new Set([...matched.returned, ...matched.before].map(({ paymentId }) => paymentId));
  for (const { paymentId, isReturned } of ofFile.filter((payment) => !named.has(payment.paymentId)))
    matched[isReturned ? 'before' : 'returned'].push({ paymentId, line: 1, ...whole, whole: true });
  return matched;
}

/** What came back, and the bank says it made. */
function madeOf({ made, madeWhole }: StatusReport, sent: readonly SentPayment[]): MatchedReturns['made'] {
  const byReference = new Map(made.map((one) => [one.reference, one]));
  const whole = madeWhole === null ? undefined : { line: 1, status: madeWhole };
  return sent
    .filter(({ isReturned }) => isReturned)
    .flatMap(({ paymentId, reference }) => {
      const found = byReference.get(reference) ?? whole;
      return found ? [{ paymentId, line: found.line, status: found.status }] : [];
    });
}

function senderFaults({ userIds }: DirectEntryReturns, sent: readonly SentPayment[]): ReturnsFault[] {
  const own = new Set(sent.map(({ sentAs }) => sentAs));
  // Without any payment the references say what is wrong.
  const isOther = own.size > 0 && userIds.some((id) => !own.has(id));
  return isOther ? [{ line: 1, reason: 'The file has payments of another user identification number.' }] : [];
}

function messageFaults(file: StatusReport, sent: readonly SentPayment[]): ReturnsFault[] {
  if (sent.some(({ sentAs }) => sentAs === file.messageId)) return wholeFaults(file);
  return [{ line: 1, reason: 'The message that it answers was not sent from here.' }];
}

/** A file that the bank had already was sent twice, and the first one may have been paid: none of it came back. */
function wholeFaults({ whole }: StatusReport): ReturnsFault[] {
  if (!whole || !DUPLICATES.includes(whole.reasonCode)) return [];
  const reason =
    'The bank rejected the file because it had it already: its payments may have been made. Ask the bank.';
  return [{ line: 1, reason }];
}

/** @param whole the reason of a file that is rejected whole: a payment that is named without a reason has that one */
function matchItems(
  items: readonly ReturnedItem[],
  sent: readonly SentPayment[],
  whole: StatusReport['whole'],
): MatchingResult {
  const matched: MatchedReturns = { returned: [], before: [], made: [] };
  const refused: ReturnsFault[] = [];
  const taken = new Set<string>();
  const byReference = new Map<string, SentPayment[]>();
  for (const payment of sent) {
    const list = byReference.get(payment.reference);
    if (list) list.push(payment);
    else byReference.set(payment.reference, [payment]);
  }
  for (const item of items) {
    const found = paymentOf(item, byReference.get(item.reference) ?? []);
    const { line } = item;
    const isWhole = whole !== null && item.reasonCode === '';
    const { reasonCode, reasonText } = isWhole ? whole : item;
    if ('reason' in found) refused.push({ line, reason: found.reason });
    else if (taken.has(found.paymentId)) refused.push({ line, reason: 'The payment is in the file twice.' });
    else
      matched[found.isReturned ? 'before' : 'returned'].push({
        ...{ line, reasonCode, reasonText },
        paymentId: found.paymentId,
        whole: isWhole,
      });
    if ('paymentId' in found) taken.add(found.paymentId);
  }
  return refused.length > 0 ? { refused } : matched;
}

/** The payment that an item is of. A reference comes again when a returned payment is issued anew. */
function paymentOf(item: ReturnedItem, candidates: readonly SentPayment[]): SentPayment | { reason: string } {
  if (candidates.length === 0) return { reason: 'No payment with this reference was sent.' };
  const ofAmount = candidates.filter(({ cents }) => item.cents === null || cents === item.cents);
  if (ofAmount.length === 0) return { reason: 'The amount is not that of the payment.' };
  const ofAccount = ofAmount.filter((payment) => isSameAccount(item, payment));
  if (ofAccount.length === 0) return { reason: 'The account is not that of the payment.' };
  const dated = ofAccount.length > 1 ? ofDay(item, ofAccount) : ofAccount;
  // The bank made none of a file that it rejected: what it returns by itself is another payment, if there is one.
  const made = dated.filter(({ isFileRejected }) => isFileRejected !== true);
  const [one, ...others] = made.length > 0 ? made : dated;
  // Whether an item is of the payment that came back before, or of the one that was issued anew, nothing else says.
  const isOpen = others.some(({ isReturned }) => !isReturned) || (others.length > 0 && !one!.isReturned);
  return isOpen ? { reason: 'Several payments that were sent have this reference.' } : one!;
}

/** The candidates of the day of the month that the bank names; all where that says nothing. */
function ofDay({ day }: ReturnedItem, candidates: readonly SentPayment[]): readonly SentPayment[] {
  const found = candidates.filter(({ processingDate }) => processingDate.slice(8) === day);
  return found.length > 0 ? found : candidates;
}

function isSameAccount(item: ReturnedItem, payment: SentPayment): boolean {
  const isBank = item.bank === null || bareAccount(item.bank) === bareAccount(payment.bank);
  return (
    isBank &&
    (item.accountNumber === null ||
      accountDigits(item.accountNumber) === accountDigits(payment.accountNumber))
  );
}
