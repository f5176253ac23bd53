import { Decimal } from 'decimal.js';
import { address, type Address } from './addresses.js';
import type { Dice } from './dice.js';
import { abnOver, acn, landline, mobile, tradingAccount } from './identifiers.js';
import { firm, firstNameLike, person, registerName, titleOf, type Person } from './names.js';
import { tradeList } from './trade-lists.js';

/** One trade row of the older form. */
export interface RegistrationRow {
  transactionType: 'BUY' | 'SELL' | 'TRANSFER_IN' | 'TRANSFER_OUT';
  tradeDate: string;
  quantity: string;
  totalAmount: Decimal;
  tradeType: 'ON_MARKET' | 'DRP' | 'IPO' | 'SWAP' | 'RETAIL_ENTITLEMENT';
}

/** The answers that depend on the group member type (REGISTRATION-10); absent ones stay empty. */
export interface Membership {
  groupMemberType: 'INDIVIDUAL_JOINT_SHAREHOLDER' | 'COMPANY' | 'TRUSTEE_CUSTODIAN_AGENT' | 'OTHERS';
  shareholderNames?: string;
  companyName?: string;
  abnAcnArsn?: string;
  trusteeName?: string;
  groupEntityType?: 'AS_TRUSTEE' | 'AS_RESPONSIBLE_ENTITY' | 'AS_CUSTODIAN';
  beneficialOwner?: string;
  onBehalf?: boolean;
  othersSpecified?: string;
  groupMemberName?: string;
}

/** A registration of the older form (REGISTRATION-1). */
export interface DemoRegistration {
  contact: Person & { title: string; middleName: string; landline: string; mobile: string };
  mailing: Address;
  /** Absent if it is the mailing address. */
  street: Address | undefined;
  membership: Membership;
  /** Absent if the group member is the registered owner. */
  registeredOwner: string | undefined;
  hinSrn: string;
  openingBalance: string;
  trades: RegistrationRow[];
}

const MEMBERSHIPS: readonly ((dice: Dice, contact: Person) => Membership)[] = [
  (dice, contact) => ({
    groupMemberType: 'INDIVIDUAL_JOINT_SHAREHOLDER',
    shareholderNames: `${registerName(dice, contact)} & ${registerName(dice, person(dice, contact.lastName))}`,
  }),
  (dice) => {
    const companyName = `${firm(dice)} Pty Ltd`;
    return { groupMemberType: 'COMPANY', companyName, abnAcnArsn: acn(companyName) };
  },
  (dice, contact) => {
    const trusteeName = `${firm(dice)} Pty Ltd`;
    return {
      groupMemberType: 'TRUSTEE_CUSTODIAN_AGENT',
      trusteeName,
      groupEntityType: dice.pick(['AS_TRUSTEE', 'AS_RESPONSIBLE_ENTITY', 'AS_CUSTODIAN'] as const),
      beneficialOwner: `${contact.lastName} Family Trust`,
      abnAcnArsn: abnOver(acn(trusteeName)),
      onBehalf: dice.chance(0.5),
    };
  },
  (dice, contact) => ({
    groupMemberType: 'OTHERS',
    othersSpecified: 'Deceased estate',
    groupMemberName: `Estate of the late ${relative(dice, contact)}`,
  }),
];

function relative(dice: Dice, of: Person): string {
  const { firstName, lastName } = person(dice, of.lastName);
  return `${firstName} ${lastName}`;
}

/** The `at`-th older registration by a person; the group member types rotate. */
export function registration(dice: Dice, at: number, contact: Person): DemoRegistration {
  const opening = dice.chance(0.5) ? dice.int(1, 40) * 100 : 0;
  return {
    contact: {
      ...contact,
      title: titleOf(dice, contact),
      middleName: dice.chance(0.4) ? firstNameLike(dice, contact) : '',
      landline: landline(dice),
      mobile: mobile(dice, 'Australia').replace(/\D/g, '').replace(/^61/, '0'),
    },
    mailing: address(dice, 'Australia'),
    street: dice.chance(0.3) ? address(dice, 'Australia') : undefined,
    membership: MEMBERSHIPS[at % MEMBERSHIPS.length]!(dice, contact),
    registeredOwner: dice.chance(0.25) ? `${firm(dice)} Nominees` : undefined,
    hinSrn: tradingAccount(dice),
    openingBalance: opening === 0 ? 'NONE' : String(opening),
    trades: tradeList(dice, dice.int(1, 14), opening).map(
      ({ transactionType, tradeDate, quantity, totalAmount }) => ({
        transactionType: transactionType as RegistrationRow['transactionType'],
        tradeDate,
        quantity,
        totalAmount: new Decimal(totalAmount),
        tradeType: dice.weighted([
          [12, 'ON_MARKET'],
          [2, 'DRP'],
          [1, 'RETAIL_ENTITLEMENT'],
        ] as const),
      }),
    ),
  };
}
