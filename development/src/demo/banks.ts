import type { BankTypeValue } from '../../../server/src/rules/claim-values.js';
import type { Country } from './addresses.js';
import type { Dice } from './dice.js';

/** A claimant's bank account, in the fields of the claim. */
export interface BankAccount {
  bankName: string;
  bankType: BankTypeValue;
  bsb: string;
  swiftCode: string;
  customerCity: string;
  customerCountry: string;
  accountNo: string;
}

/* Invented banks. No BSB starts with 99 and no SWIFT code with ZQ, so no account can belong to anybody. */
const LOCAL_BANKS = [
  ['Harbourline Bank', '991'],
  ['Eastmark Bank', '992'],
  ['Wattle Mutual', '993'],
  ['Overland Commercial Bank', '994'],
  ['Southern Plains Building Society', '995'],
  ['Goldfields Teachers Credit Union', '996'],
] as const;

const FOREIGN_BANKS: Record<
  Exclude<Country, 'Australia'>,
  readonly (readonly [name: string, swift: string, city: string])[]
> = {
  'New Zealand': [
    ['Kārearea Bank', 'ZQKANZ2A', 'Auckland'],
    ['Cook Strait Savings Bank', 'ZQCSNZ2W', 'Wellington'],
  ],
  'United Kingdom': [
    ['Tamar & Severn Bank', 'ZQTSGB2L', 'London'],
    ['Lothian Provincial', 'ZQLPGB2S', 'Edinburgh'],
  ],
  Singapore: [['Straits Meridian Bank', 'ZQSMSGSG', 'Singapore']],
  'United States': [
    ['First Cascade National', 'ZQFCUS66', 'Portland'],
    ['Hudson Ferry Trust', 'ZQHFUS33', 'New York'],
  ],
};

/** An invented bank account in a country: LOCAL with a BSB in Australia, INTERNATIONAL with a SWIFT code elsewhere. */
export function bankAccount(dice: Dice, country: Country): BankAccount {
  if (country === 'Australia') {
    const [bankName, prefix] = dice.pick(LOCAL_BANKS);
    const bsb = `${prefix}${dice.chance(0.6) ? '-' : ''}${dice.digits(3)}`;
    const accountNo = dice.digits(dice.pick([6, 8, 9]));
    return {
      bankName,
      bankType: 'LOCAL',
      bsb,
      swiftCode: '',
      customerCity: '',
      customerCountry: '',
      accountNo,
    };
  }
  const [bankName, swift, customerCity] = dice.pick(FOREIGN_BANKS[country]);
  const swiftCode = dice.chance(0.3) ? `${swift}XXX` : swift;
  const accountNo = country === 'United Kingdom' ? dice.digits(8) : dice.digits(dice.pick([10, 12]));
  return {
    bankName,
    bankType: 'INTERNATIONAL',
    bsb: '',
    swiftCode,
    customerCity,
    customerCountry: country,
    accountNo,
  };
}
