import { PLAIN_COLUMNS } from '../../imports/engine/record-columns.js';
import { RECORD_COLUMNS } from '../../imports/reading/columns.js';
import { RESTRICTED_FIELDS, type RestrictedFields } from '../../submissions/restricted-fields.js';

/** Whether a column is in the encrypted envelope. */
export const isRestricted = (name: string): name is keyof RestrictedFields =>
  (RESTRICTED_FIELDS as readonly string[]).includes(name);

/** The columns of the import, in its order. */
export const COLUMN_NAMES: readonly string[] = RECORD_COLUMNS.columns.map(({ name }) => name);
export const PLAIN_COLUMN_NAMES: readonly string[] = COLUMN_NAMES.filter((name) => !isRestricted(name));

/** The trade list's opening balance takes precedence over the claim's. */
const expressionOf = (name: string) =>
  name === 'sid'
    ? 's.sid'
    : name === 'openingBalance'
      ? 'coalesce(l.opening_balance, s.opening_balance)'
      : `s.${PLAIN_COLUMNS[name as keyof typeof PLAIN_COLUMNS]}`;

/**
 * Precedes an envelope in hex, so that an empty one is not mistaken for a missing one: an envelope that cannot be
 * decrypted ends the report.
 */
export const SEALED_MARK = 'x';

/** The selected columns of a claim in order: its envelope in hex, the plain columns, its id. */
export const recordSelectList = (restricted: boolean): string =>
  [
    restricted ? `coalesce('${SEALED_MARK}' || encode(s.sealed, 'hex'), '')` : `''`,
    ...PLAIN_COLUMN_NAMES.map(expressionOf),
    's.id',
  ].join(', ');
