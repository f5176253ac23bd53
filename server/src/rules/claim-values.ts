import { t } from './text.js';

/** A question with a fixed list of answers. */
export interface Choice<Value extends string> {
  values: readonly Value[];
  /** The message for any other answer. */
  message: string;
  /** The answer for a text, ignoring case; undefined if it matches none. */
  read: (text: string) => Value | undefined;
}

/** The contact's relationship to the group member (CLAIM-4). */
export const RELATIONSHIPS = ['INDIVIDUAL', 'PARTNER', 'DIRECTOR', 'TRUSTEE', 'AGENT'] as const;
/** The location of the bank (CLAIM-5). */
export const BANK_TYPES = ['LOCAL', 'INTERNATIONAL'] as const;
/** Answers to a yes-or-no question (CLAIM-6). */
export const YES_NO = ['YES', 'NO'] as const;

export type RelationshipValue = (typeof RELATIONSHIPS)[number];
export type BankTypeValue = (typeof BANK_TYPES)[number];
export type YesNoValue = (typeof YES_NO)[number];

export const RELATIONSHIP: Choice<RelationshipValue> = {
  values: RELATIONSHIPS,
  message: t('Choose one of the relationships'),
  read: (text) => oneOf(RELATIONSHIPS, text),
};

export const BANK_TYPE: Choice<BankTypeValue> = {
  values: BANK_TYPES,
  message: t('Bank country must be LOCAL or INTERNATIONAL'),
  read: (text) => oneOf(BANK_TYPES, text),
};

/** Also accepts Y and N. */
export const YES_OR_NO: Choice<YesNoValue> = {
  values: YES_NO,
  message: t('Australian resident must be YES or NO'),
  read(text) {
    const answer = text.trim().toUpperCase();
    if (answer === 'Y') return 'YES';
    if (answer === 'N') return 'NO';
    return oneOf(YES_NO, answer);
  },
};

function oneOf<T extends string>(allowed: readonly T[], text: string): T | undefined {
  const wanted = text.trim().toUpperCase();
  return allowed.find((value) => value === wanted);
}
