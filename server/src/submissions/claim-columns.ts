import { PLAIN_FIELDS } from './claim-fields.js';
import type { Submission } from './submission.entity.js';

/** Columns of `submissions s` as a select list, each by the name it has in the code. */
export const selectList = (names: readonly (keyof Submission)[]): string =>
  names
    .map((name) => `s.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${name}"`)
    .join(', ');

const ROW_COLUMNS = [
  'id',
  'sid',
  'legalEntity',
  'contactEmail',
  'email',
  'firstName',
  'lastName',
  'mobile',
  'relationship',
  'registeredOwner',
  'australianCitizen',
  'bankName',
  'bankType',
  'customerCity',
  'customerCountry',
  'address',
  'suburb',
  'state',
  'postCode',
  'country',
  'openingBalance',
] as const satisfies readonly (keyof Submission)[];

/** What a row of a list shows, and what tells which required fields are empty; `sealed` is not among them. */
export type ListedColumns = Pick<Submission, (typeof ROW_COLUMNS)[number]>;

/** A row as `CLAIM_ROW` selects it. */
export type ClaimRow = ListedColumns & { hasSealed: boolean; hasBankAccount: boolean };

/** The select list of a row of a list, from `submissions s`. */
export const CLAIM_ROW = `${selectList(ROW_COLUMNS)}, s.sealed IS NOT NULL AS "hasSealed",
  s.bank_account_index IS NOT NULL AS "hasBankAccount"`;

const VIEW_COLUMNS = ['id', 'sid', 'email', 'version', 'updatedAt', ...Object.values(PLAIN_FIELDS)] as const;

/** What a claim in full shows; the restricted fields lie in `sealed`. */
export type ViewedColumns = Pick<Submission, (typeof VIEW_COLUMNS)[number]>;

/** The select list of a claim in full, from `submissions s`. */
export const CLAIM_VIEW = selectList([...VIEW_COLUMNS, 'sealed']);
