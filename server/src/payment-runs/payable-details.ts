import { checkedRows } from '../payments/aba/aba-rows.js';
import { creditorOf } from '../payments/creditor-of.js';
import { checkedPainRows } from '../payments/pain/pain-rows.js';
import { accountKey } from '../rules/account-key.js';
import { isMore } from '../rules/decimals.js';
import type { BankDetails } from '../submissions/submission.model.js';
import { BankFileFormat } from './bank-file-format.js';
import { type AbaValues, abaProfileOf, type BankProfileValues } from './bank-profile-values.js';
import { type FrozenDetails, frozenOf } from '../payments/frozen-details.js';
import type { TaxAccount } from './engine/payment-task.js';
import { PaymentHeldReason } from './payment-state.js';

/** A payment with the bank details of its claim. */
export interface ToBePaid {
  paymentId: string;
  sid: string;
  net: string;
  withheld: string;
}

/** A payment as a file of the profile's format has it, or why it cannot be in one, by the codes of the writer. */
export type Payable =
  | { details: FrozenDetails; changed: boolean; heldFor?: undefined }
  | { heldFor: PaymentHeldReason; codes: string[] };

/** The scheme's own part of its payments. */
export interface OfScheme {
  /** What the reference of a payment begins with. */
  referencePrefix: string;
  /** Where the tax withheld is paid to; null where it is not paid by payment runs. */
  taxAccount: TaxAccount | null;
}

/** What the writer of a format says of one payment. */
interface Found {
  details: FrozenDetails;
  codes: Set<string>;
  notes: readonly { field: string }[];
}

/**
 * Checks a payment by the rules of the profile's format (ABA-2, PAIN-2, PAIN-9). The reference is the SID behind the scheme's
 * prefix, letter by letter, so that a returned payment is found by it. Nobody is paid to the account that pays, or to that of the
 * tax office: a member who gives one of them gave no account of theirs (PAY-17).
 */
export function payableOf(
  paid: ToBePaid,
  bank: BankDetails,
  profile: BankProfileValues,
  { referencePrefix, taxAccount }: OfScheme,
): Payable {
  const reference = `${referencePrefix}${paid.sid}`;
  const found =
    profile.format === BankFileFormat.ABA
      ? byDirectEntry(paid, bank, profile, reference)
      : byPain(paid, bank, reference);
  if ('heldFor' in found) return found;
  const { details, codes, notes } = found;
  if (notes.some(({ field }) => field === 'reference')) codes.add('REFERENCE_CHANGED');
  // Of more than a file may hold, no file could be written, and the whole run would be refused.
  if (profile.maxTotal !== null && isMore(paid.net, profile.maxTotal)) codes.add('AMOUNT_TOO_LARGE');
  for (const code of ownAccounts(bank, profile, taxAccount)) codes.add(code);
  if (codes.size === 0) return { details, changed: notes.length > 0 };
  const isTooLong =
    profile.format === BankFileFormat.ABA && codes.size === 1 && codes.has('ACCOUNT_TOO_LONG');
  return {
    heldFor: isTooLong ? PaymentHeldReason.ACCOUNT_TOO_LONG : PaymentHeldReason.BANK_INVALID,
    codes: [...codes],
  };
}

/** Which accounts of the scheme's own bank details name, as codes of a held payment. */
function ownAccounts(bank: BankDetails, profile: BankProfileValues, taxAccount: TaxAccount | null): string[] {
  const isAt = (bsb: string, accountNo: string) =>
    accountKey(bank) === accountKey({ bankType: 'LOCAL', bsb, swiftCode: '', accountNo });
  return [
    ...(isAt(profile.traceBsb, profile.traceAccount) ? ['PAYING_ACCOUNT'] : []),
    ...(taxAccount && isAt(taxAccount.bsb, taxAccount.accountNumber) ? ['TAX_ACCOUNT'] : []),
  ];
}

function byDirectEntry(
  { paymentId, net, withheld }: ToBePaid,
  bank: BankDetails,
  profile: AbaValues,
  reference: string,
): Found {
  const { bsb, accountName: title } = bank;
  const accountNumber = bank.accountNo.replaceAll(/[ -]/g, '');
  const payment = { paymentId, bsb, accountNumber, amount: net, withheld, title, reference };
  const { refused, notes } = checkedRows([payment], abaProfileOf(profile, ''));
  const codes = new Set<string>(refused.map(({ code }) => code));
  if ((bank.bankType as string | null) === 'INTERNATIONAL') codes.add('NOT_LOCAL');
  return { details: { bsb: bsb.replaceAll(/[\s-]/g, ''), accountNumber, title, reference }, codes, notes };
}

/** Tax withheld has no place in pain.001; its sum is in the ledger. */
function byPain(
  { paymentId, net }: ToBePaid,
  bank: BankDetails,
  reference: string,
): Found | { heldFor: PaymentHeldReason; codes: string[] } {
  const { bsb, swiftCode, accountNo, accountName, customerCity, customerCountry } = bank;
  const creditor = creditorOf({
    // Without an answer a BSB says it, as for Direct Entry.
    ...{ bankType: bank.bankType ?? (bsb === '' ? '' : 'LOCAL'), bsb, swiftCode, accountNo, accountName },
    ...{ customerCity, customerCountry },
  });
  if (creditor.heldFor) return { heldFor: PaymentHeldReason[creditor.heldFor], codes: creditor.errors };
  const { account } = creditor;
  const title = accountName;
  const { refused, notes } = checkedPainRows([{ paymentId, account, amount: net, title, reference }]);
  const codes = new Set<string>(refused.map(({ code }) => code));
  const letters = notes.filter(({ code }) => code === 'TRANSLITERATED');
  return { details: frozenOf(account, title, reference), codes, notes: letters };
}
