import type { RelationshipValue } from '../../../server/src/rules/claim-values.js';
import type { Dice } from './dice.js';
import { abnOver, acn } from './identifiers.js';
import { emailOf, firm, person, registerName, type Person } from './names.js';

/** The kinds of group member in a scheme. */
export const HOLDER_KINDS = [
  'individual',
  'joint',
  'company',
  'superFund',
  'trust',
  'custodian',
  'partnership',
] as const;
export type HolderKind = (typeof HOLDER_KINDS)[number];

/** The holder of the shares and the contact, in the fields of the claim. */
export interface Holder {
  firstName: string;
  lastName: string;
  company: string;
  position: string;
  email: string;
  relationship: RelationshipValue;
  legalEntity: string;
  registeredOwner: string;
  abnAcn: string;
  accountName: string;
  /** The size of the parcels, relative to a private person's. */
  scale: number;
}

type HolderFactory = (dice: Dice, contact: Person) => Omit<Holder, keyof Person>;

const HOLDER_FACTORIES: Record<HolderKind, HolderFactory> = {
  individual: (dice, contact) => {
    const legalEntity = registerName(dice, contact);
    return {
      ...own(dice, contact, 'INDIVIDUAL', legalEntity),
      accountName: `${contact.firstName} ${contact.lastName}`,
    };
  },
  joint: (dice, contact) => {
    const partner = person(dice, dice.chance(0.8) ? contact.lastName : undefined);
    const legalEntity = `${registerName(dice, contact)} & ${registerName(dice, partner)}`;
    const accountName = `${contact.firstName} & ${partner.firstName} ${contact.lastName}`;
    return { ...own(dice, contact, 'INDIVIDUAL', legalEntity), accountName };
  },
  company: (dice, contact) => {
    const name = `${firm(dice)} Pty Ltd`;
    const number = acn(name);
    const abnAcn = dice.chance(0.5) ? `ACN ${number}` : `ABN ${abnOver(number)}`;
    return {
      ...ofFirm(dice, contact, 'DIRECTOR', name, dice.pick(['Director', 'Company Secretary', 'CFO'])),
      abnAcn,
    };
  },
  superFund: (dice, contact) => {
    const trustee = `${firm(dice)} Pty Ltd`;
    const fund = `${contact.lastName} ${dice.pick(['Super Fund', 'Family Superannuation Fund', 'Retirement Fund'])}`;
    const legalEntity = `${trustee} <${fund} A/C>`;
    return {
      ...ofFirm(dice, contact, 'TRUSTEE', trustee, 'Trustee'),
      legalEntity,
      accountName: `${trustee} ATF ${fund}`,
      scale: 2,
    };
  },
  trust: (dice, contact) => {
    const trustee = dice.chance(0.4) ? registerName(dice, contact) : `${firm(dice)} Pty Ltd`;
    const trust = `${contact.lastName} ${dice.pick(['Family Trust', 'Investment Trust', 'Testamentary Trust', 'Unit Trust'])}`;
    const legalEntity = `${trustee} as trustee for the ${trust}`;
    return {
      ...ofFirm(dice, contact, 'TRUSTEE', trustee, 'Trustee'),
      legalEntity,
      accountName: trust,
      scale: 2,
    };
  },
  custodian: (dice, contact) => {
    const agent = `${dice.pick(CUSTODIANS)} ${dice.pick(['Nominees Limited', 'Custodians Limited', 'Custody (Nominees) Ltd'])}`;
    const client = dice.pick([
      'No 1',
      'Client',
      'Emerging Companies',
      'Small Caps Fund',
      'Smaller Companies Alpha',
    ]);
    const legalEntity = `${agent} <${client} A/C>`;
    return {
      ...ofFirm(dice, contact, 'AGENT', agent, 'Corporate Actions Officer'),
      legalEntity,
      registeredOwner: agent,
      scale: 25,
    };
  },
  partnership: (dice, contact) => {
    const name = `${contact.lastName} ${dice.pick(['& Sons', '& Partners', 'Bros', '& Co Partnership'])}`;
    return { ...ofFirm(dice, contact, 'PARTNER', name, 'Partner'), email: emailOf(dice, contact) };
  },
};

const CUSTODIANS = ['Meridian Gate', 'Bass Strait', 'Torrens', 'Northern Cross', 'Five Bells'] as const;

function own(dice: Dice, contact: Person, relationship: RelationshipValue, legalEntity: string) {
  const email = emailOf(dice, contact);
  return {
    company: '',
    position: '',
    email,
    relationship,
    legalEntity,
    registeredOwner: legalEntity,
    abnAcn: '',
    scale: 1,
  };
}

function ofFirm(
  dice: Dice,
  contact: Person,
  relationship: RelationshipValue,
  name: string,
  position: string,
) {
  const email = emailOf(dice, contact, name.replace(/ (Pty Ltd|Limited|Ltd)$/, ''));
  const abnAcn = abnOver(acn(name));
  return {
    company: name,
    position,
    email,
    relationship,
    legalEntity: name,
    registeredOwner: name,
    abnAcn,
    accountName: name,
    scale: 3,
  };
}

/** An invented group member of a kind, with a contact. */
export function holder(dice: Dice, kind: HolderKind): Holder {
  const contact = person(dice);
  return { ...contact, ...HOLDER_FACTORIES[kind](dice, contact) };
}
