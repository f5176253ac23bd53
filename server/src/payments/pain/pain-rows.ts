import { isIdentifier } from '../../rules/identifiers.js';
import type { ForeignAccount, PayeeAccount } from '../payee-account.js';
import { paymentCents } from '../payment-amount.js';
import { MOST_CENTS, type PainNote, type PainPayment, type PainRefusal } from './pain-profile.js';
import { inPainLetters, isPainText } from './pain-text.js';

/** A payment in the form in which it is written. */
export interface PainRow {
  id: string;
  account: PayeeAccount;
  cents: bigint;
  title: string;
  reference: string;
}

/** The payments as rows, with the changes made to them and the errors of rejected ones. */
export interface CheckedPainRows {
  rows: PainRow[];
  refused: PainRefusal[];
  notes: PainNote[];
}

const ACCOUNT_LENGTH = 34;
const TEXT_LENGTH = 140;
const TOWN_LENGTH = 35;
const ID = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,33}[A-Za-z0-9])?$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** That of the older version, which accepts no BIC that the newer one refuses. */
const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

/** The end-to-end id under which a payment is sent, and under which the bank returns it. */
export function endToEndId(paymentId: string): string {
  return UUID.test(paymentId) ? paymentId.replaceAll('-', '') : paymentId;
}

/** Whether an id of at most 35 characters can be written as it is. */
export function isPainId(id: string): boolean {
  return ID.test(id);
}

/** Validates all payments and reports all errors at once. */
export function checkedPainRows(payments: readonly PainPayment[]): CheckedPainRows {
  const checked: CheckedPainRows = { rows: [], refused: [], notes: [] };
  const known = new Set<string>();
  payments.forEach((payment, at) => {
    const row = at + 1;
    const refuse = (code: PainRefusal['code']) => checked.refused.push({ row, code });
    const note = (code: PainNote['code'], field: PainNote['field']) =>
      checked.notes.push({ row, code, field });
    const id = endToEndId(payment.paymentId);
    if (!isPainId(id)) refuse('PAYMENT_ID_FORMAT');
    if (known.has(id)) refuse('PAYMENT_TWICE');
    known.add(id);
    const isAbroad = payment.account.kind === 'BIC';
    const inLetters = (field: 'title' | 'reference') => {
      const text = inPainLetters(payment[field], isAbroad);
      if (text !== payment[field]) note('TRANSLITERATED', field);
      if (!isPainText(text, isAbroad)) refuse('BAD_CHARACTER');
      return text.trim();
    };
    const title = inLetters('title');
    if (title === '') refuse('TITLE_EMPTY');
    if (title.length > TEXT_LENGTH) refuse('TITLE_TOO_LONG');
    const reference = inLetters('reference');
    if (reference === '') refuse('REFERENCE_EMPTY');
    if (reference.length > TEXT_LENGTH) refuse('REFERENCE_TOO_LONG');
    const account = accountOf(payment.account, refuse, () => note('ADDRESS_LEFT_OUT', 'town'));
    const cents = paymentCents(payment.amount, MOST_CENTS, refuse);
    checked.rows.push({ id, account, cents, title, reference });
  });
  return checked;
}

type Refuse = (code: PainRefusal['code']) => void;

function accountOf(account: PayeeAccount, refuse: Refuse, noteAddress: () => void): PayeeAccount {
  const { accountNumber } = account;
  if (accountNumber === '') refuse('ACCOUNT_EMPTY');
  if (accountNumber.length > ACCOUNT_LENGTH) refuse('ACCOUNT_TOO_LONG');
  if (account.kind === 'BSB') {
    if (!/^\d{3}-\d{3}$/.test(account.bsb) || !isIdentifier('BSB', account.bsb)) refuse('BSB_FORMAT');
    if (!/^\d*$/.test(accountNumber)) refuse('ACCOUNT_NOT_DIGITS');
    return account;
  }
  if (!BIC.test(account.bic) || !isIdentifier('BIC', account.bic)) refuse('BIC_FORMAT');
  if (!/^[A-Z0-9]*$/.test(accountNumber)) refuse('ACCOUNT_CHARACTERS');
  if (account.isIban && !isIdentifier('IBAN', accountNumber)) refuse('IBAN_FORMAT');
  const address = addressOf(account.address);
  if (!address) noteAddress();
  return { ...account, address };
}

/** The address as it can be written; a payment does not wait for it, since not every bank needs it. */
function addressOf(address: ForeignAccount['address']): ForeignAccount['address'] {
  if (!address || !/^[A-Z]{2}$/.test(address.country)) return null;
  const town = inPainLetters(address.town, true).trim();
  const fits = town !== '' && town.length <= TOWN_LENGTH && isPainText(town, true);
  return fits ? { town, country: address.country } : null;
}
