import { readUnits } from '../../rules/decimals.js';
import { isIdentifier } from '../../rules/identifiers.js';
import { paymentCents } from '../payment-amount.js';
import {
  MOST_CENTS,
  type AbaNote,
  type AbaPayment,
  type AbaProfile,
  type AbaRefusal,
} from './aba-profile.js';
import { inAbaLetters, isAbaText } from './aba-text.js';

/** A payment in the form in which it is written; amounts are in cents. */
export interface AbaRow {
  bsb: string;
  account: string;
  amount: bigint;
  title: string;
  reference: string;
  withheld: bigint;
}

/** The payments as rows, with the changes made to them and the errors of rejected ones. */
export interface CheckedRows {
  rows: AbaRow[];
  refused: AbaRefusal[];
  notes: AbaNote[];
}

const ACCOUNT_LENGTH = 9;
const TITLE_LENGTH = 32;
const REFERENCE_LENGTH = 18;
const MOST_WITHHELD = 99_999_999n;

/**
 * Validates payments and reports all their errors at once.
 * @param before how many rows the file has before them
 */
export function checkedRows(
  payments: readonly AbaPayment[],
  { longTitles }: AbaProfile,
  before = 0,
): CheckedRows {
  const checked: CheckedRows = { rows: [], refused: [], notes: [] };
  const known = new Set<string>();
  payments.forEach((payment, at) => {
    const row = before + at + 1;
    const refuse = (code: AbaRefusal['code']) => checked.refused.push({ row, code });
    const note = (code: AbaNote['code'], field: AbaNote['field']) => checked.notes.push({ row, code, field });
    if (known.has(payment.paymentId)) refuse('PAYMENT_TWICE');
    known.add(payment.paymentId);
    const inLetters = (field: AbaNote['field']) => {
      const text = inAbaLetters(payment[field]);
      if (text !== payment[field]) note('TRANSLITERATED', field);
      if (!isAbaText(text)) refuse('BAD_CHARACTER');
      return text;
    };
    checked.rows.push({
      bsb: bsbOf(payment.bsb, refuse),
      account: accountOf(payment.accountNumber, refuse),
      amount: paymentCents(payment.amount, MOST_CENTS, refuse),
      title: titleOf(inLetters('title'), longTitles === 'CUT', refuse, () => note('TITLE_CUT', 'title')),
      reference: referenceOf(inLetters('reference'), refuse),
      withheld: withheldOf(payment.withheld, refuse),
    });
  });
  return checked;
}

type Refuse = (code: AbaRefusal['code']) => void;

function bsbOf(text: string, refuse: Refuse): string {
  if (!isIdentifier('BSB', text)) refuse('BSB_FORMAT');
  const digits = text.replaceAll(/[\s-]/g, '');
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}

function accountOf(text: string, refuse: Refuse): string {
  const digits = text.replaceAll(/[ -]/g, '');
  if (digits === '') refuse('ACCOUNT_EMPTY');
  else if (!/^\d+$/.test(digits)) refuse('ACCOUNT_NOT_DIGITS');
  else if (digits.length > ACCOUNT_LENGTH) refuse('ACCOUNT_TOO_LONG');
  return digits;
}

function titleOf(text: string, cuts: boolean, refuse: Refuse, noteCut: () => void): string {
  const title = text.trim();
  if (title === '') refuse('TITLE_EMPTY');
  if (title.length <= TITLE_LENGTH) return title;
  if (cuts) noteCut();
  else refuse('TITLE_TOO_LONG');
  return title.slice(0, TITLE_LENGTH);
}

function referenceOf(text: string, refuse: Refuse): string {
  const reference = text.trimEnd();
  if (reference === '') refuse('REFERENCE_EMPTY');
  else if (/^[\s0-]/.test(reference)) refuse('REFERENCE_START');
  if (reference.length > REFERENCE_LENGTH) refuse('REFERENCE_TOO_LONG');
  return reference;
}

function withheldOf(text: string | undefined, refuse: Refuse): bigint {
  const cents = readUnits(text ?? '0', 2);
  if (cents > MOST_WITHHELD) refuse('AMOUNT_TOO_LARGE');
  if (cents < 0n) refuse('AMOUNT_NOT_POSITIVE');
  return cents;
}
