import { CLAIM_FIELDS, type PlainName } from '../../rules/claim-catalogue.js';
import { snakeCase } from '../../database/snake-case.js';

type PlainField = 'email' | PlainName;

const PLAIN = CLAIM_FIELDS.filter(({ restricted }) => !restricted);

/** The fields that an import writes unencrypted. */
export const PLAIN_FIELDS: readonly PlainField[] = ['email', ...PLAIN.map(({ name }) => name as PlainName)];

/** The columns of `submissions` that they are written to, by the field of the file. */
export const PLAIN_COLUMNS = Object.fromEntries(
  PLAIN_FIELDS.map((field) => [field, snakeCase(field)]),
) as Readonly<Record<PlainField, string>>;

/** Fields stored as NULL when empty; every other one is stored as ''. */
export const NULLABLE_FIELDS: ReadonlySet<PlainField> = new Set(
  PLAIN.filter(({ choice }) => choice).map(({ name }) => name as PlainName),
);

/** The fields of the file that say where money is paid to, restricted ones too. */
export const BANK_FIELDS: readonly string[] = CLAIM_FIELDS.filter(({ group }) => group === 'bankDetails').map(
  ({ name }) => name,
);

const SEALED_COLUMNS = [
  'sealed',
  'tax_number_index',
  'trading_account_index',
  'bank_account_index',
  'same_account_index',
  'restricted_given',
];

/** All columns that an import writes, in the order in which rows are staged. */
export const WRITTEN_COLUMNS = [
  'id',
  'sid',
  ...Object.values(PLAIN_COLUMNS),
  ...SEALED_COLUMNS,
  'imported_digest',
  'edited_since_import',
];

/** The staging table of a batch of records; it is emptied at each commit. */
export const STAGED_RECORDS = 'staged_records';

export const STAGED_COLUMNS = [...WRITTEN_COLUMNS, 'expected_version', 'changed', 'sets_balance'];

export const CREATE_STAGED_RECORDS = `
  CREATE TEMP TABLE ${STAGED_RECORDS} ON COMMIT DELETE ROWS AS
  SELECT ${WRITTEN_COLUMNS.join(', ')}, NULL::int AS expected_version, NULL::text AS changed, NULL::boolean AS sets_balance
  FROM submissions WITH NO DATA`;
