import type { RestrictedFields } from '../../submissions/restricted-fields.js';
import type { ImportedRecord } from '../checking/record-row.js';

type PlainField = Exclude<
  keyof ImportedRecord,
  'sid' | 'submissionId' | 'exportedId' | keyof RestrictedFields
>;

/** The columns of `submissions` that an import writes in the clear, by the field of the file. */
export const PLAIN_COLUMNS: Record<PlainField, string> = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  position: '"position"',
  contactEmail: 'contact_email',
  mobile: 'mobile',
  relationship: 'relationship',
  claimType: 'claim_type',
  legalEntity: 'legal_entity',
  registeredOwner: 'registered_owner',
  abnAcn: 'abn_acn',
  australianCitizen: 'australian_citizen',
  bankName: 'bank_name',
  bankType: 'bank_type',
  customerCity: 'customer_city',
  customerCountry: 'customer_country',
  paymentReference: 'payment_reference',
  address: 'address',
  suburb: 'suburb',
  state: 'state',
  postCode: 'post_code',
  country: 'country',
  openingBalance: 'opening_balance',
};

export const PLAIN_FIELDS = Object.keys(PLAIN_COLUMNS) as PlainField[];

/** Fields that are empty as NULL; every other one is empty as ''. */
export const NULLABLE_FIELDS: ReadonlySet<PlainField> = new Set<PlainField>([
  'relationship',
  'australianCitizen',
  'bankType',
]);

const SEALED_COLUMNS = ['sealed', 'tax_number_index', 'trading_account_index', 'bank_account_index'];

/** All columns that an import writes, in the order in which rows are staged. */
export const WRITTEN_COLUMNS = [
  'id',
  'sid',
  ...Object.values(PLAIN_COLUMNS),
  ...SEALED_COLUMNS,
  'imported_digest',
  'edited_since_import',
];

/** The temporary table through which a batch of records travels; it empties itself at each commit. */
export const STAGED_RECORDS = 'staged_records';

export const STAGED_COLUMNS = [...WRITTEN_COLUMNS, 'expected_version', 'changed', 'sets_balance'];

export const CREATE_STAGED_RECORDS = `
  CREATE TEMP TABLE ${STAGED_RECORDS} ON COMMIT DELETE ROWS AS
  SELECT ${WRITTEN_COLUMNS.join(', ')}, NULL::int AS expected_version, NULL::text AS changed, NULL::boolean AS sets_balance
  FROM submissions WITH NO DATA`;
