/** Who the contact is to the group member (spec section 3). */
export const RELATIONSHIPS = ['INDIVIDUAL', 'PARTNER', 'DIRECTOR', 'TRUSTEE', 'AGENT'] as const;
/** Where the bank is (spec section 3). */
export const BANK_TYPES = ['LOCAL', 'INTERNATIONAL'] as const;
/** Answers to a yes or no question (spec section 3). */
export const YES_NO = ['YES', 'NO'] as const;

export type RelationshipValue = (typeof RELATIONSHIPS)[number];
export type BankTypeValue = (typeof BANK_TYPES)[number];
export type YesNoValue = (typeof YES_NO)[number];

/** The relationship a text means, without regard to case; undefined when it is none of the spec's. */
export function readRelationship(text: string): RelationshipValue | undefined {
  return oneOf(RELATIONSHIPS, text);
}

/** The bank type a text means, without regard to case; undefined when it is neither. */
export function readBankType(text: string): BankTypeValue | undefined {
  return oneOf(BANK_TYPES, text);
}

/** YES or NO for yes, no, y and n in any case; undefined for anything else. */
export function readYesNo(text: string): YesNoValue | undefined {
  const answer = text.trim().toUpperCase();
  if (answer === 'Y') return 'YES';
  if (answer === 'N') return 'NO';
  return oneOf(YES_NO, answer);
}

function oneOf<T extends string>(allowed: readonly T[], text: string): T | undefined {
  const wanted = text.trim().toUpperCase();
  return allowed.find((value) => value === wanted);
}
