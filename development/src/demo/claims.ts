import type { BankTypeValue, RelationshipValue, YesNoValue } from '../../../server/src/rules/claim-values.js';
import { address, type Address, type Country } from './addresses.js';
import { bankAccount, type BankAccount } from './banks.js';
import type { Dice } from './dice.js';
import { holder, type HolderKind } from './holders.js';
import { mobile, tfn, tradingAccount } from './identifiers.js';
import { openRow, tradeCount, tradeList, type DemoTrade } from './trade-lists.js';

/** One claim in the columns of the import file (IMPORT-8); '' means unanswered. */
export interface ClaimFields extends Address, Omit<BankAccount, 'bankType'> {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  position: string;
  contactEmail: string;
  mobile: string;
  relationship: RelationshipValue | '';
  claimType: string;
  legalEntity: string;
  registeredOwner: string;
  abnAcn: string;
  tradingAccount: string;
  australianCitizen: YesNoValue | '';
  taxNumber: string;
  bankType: BankTypeValue | '';
  accountName: string;
  paymentReference: string;
  openingBalance: string;
}

/** A claim with its trades, oldest first. */
export interface DemoClaim {
  /** Null until an administrator sets it. */
  sid: string | null;
  kind: HolderKind;
  fields: ClaimFields;
  trades: DemoTrade[];
}

export interface ClaimWish {
  /** The number of trades without an OPEN row; random by default. */
  trades?: number;
  /** Whether all required fields are filled in. */
  complete?: boolean;
  /** The opening balance; random by default. */
  opening?: string | undefined;
  /** The claimant's country; random by default. */
  country?: Country;
}

const SOURCES = ['Portal', 'Share registry', 'Funder list', 'Paper form', 'Late registration', ''] as const;

const CAN_BE_MISSING = [
  'firstName',
  'lastName',
  'mobile',
  'contactEmail',
  'relationship',
  'address',
  'suburb',
  'state',
  'postCode',
  'country',
  'bankName',
  'bankType',
  'bsb',
  'accountName',
  'accountNo',
  'registeredOwner',
  'australianCitizen',
] as const satisfies readonly (keyof ClaimFields)[];

function countryOf(dice: Dice): Country {
  return dice.weighted([
    [86, 'Australia'],
    [6, 'New Zealand'],
    [4, 'United Kingdom'],
    [2, 'Singapore'],
    [2, 'United States'],
  ] as const);
}

function openingBalance(dice: Dice, scale: number): string {
  if (dice.chance(0.42))
    return dice.weighted([
      [5, '0'],
      [2, ''],
      [3, 'NONE'],
    ] as const);
  return String(dice.int(1, 90) * dice.pick([1, 50, 100]) * scale);
}

/** An invented claim of a kind. About a quarter lack required fields, unless `complete` is set. */
export function claim(dice: Dice, sid: string | null, kind: HolderKind, wish: ClaimWish = {}): DemoClaim {
  const country = wish.country ?? countryOf(dice);
  const { scale, email, ...who } = holder(dice, kind);
  const opening = wish.opening ?? openingBalance(dice, scale);
  const shares = /^\d+$/.test(opening) ? Number(opening) : 0;
  const trades = tradeList(dice, wish.trades ?? tradeCount(dice), shares, scale);
  const fields: ClaimFields = {
    email,
    contactEmail: email,
    ...who,
    mobile: mobile(dice, country),
    claimType: dice.pick(SOURCES),
    tradingAccount: dice.chance(0.9) ? tradingAccount(dice) : '',
    australianCitizen: country === 'Australia' ? 'YES' : 'NO',
    taxNumber: country === 'Australia' && dice.chance(0.7) ? tfn(dice) : '',
    ...bankAccount(dice, country),
    paymentReference: dice.chance(0.4) ? `SETTLE ${dice.digits(6)}` : '',
    ...address(dice, country),
    openingBalance: opening,
  };
  if (!wish.complete && dice.chance(0.26)) leaveOut(dice, fields);
  const withOpen = shares > 0 && sid !== null && dice.chance(0.6);
  return { sid, kind, fields, trades: withOpen ? [openRow(opening), ...trades] : trades };
}

function leaveOut(dice: Dice, fields: ClaimFields): void {
  for (let left = dice.int(1, 4); left > 0; left -= 1) fields[dice.pick(CAN_BE_MISSING)] = '';
}
