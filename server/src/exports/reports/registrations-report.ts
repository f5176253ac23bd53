import { decrypt } from '../../encryption/envelope.js';
import { csvRecord } from '../../common/csv-text.js';
import { countOf, NO_ID, type Report } from './report.js';

const ROWS_AT_ONCE = 500;
const HIN_SRN = 'hinSrn';

/** The fields of `data` in the order of REGISTRATION-1, with their paths. */
const FIELDS: Readonly<Record<string, string>> = {
  title: 'r.title',
  firstName: 'r.first_name',
  middleName: 'r.middle_name',
  lastName: 'r.last_name',
  company: 'r.company',
  position: 'r."position"',
  landline: 'r.landline',
  mobile: 'r.mobile',
  email: 'r.email',
  mailingAddress: 'r.mailing_address',
  suburb: 'r.suburb',
  state: 'r.state',
  postCode: 'r.post_code',
  country: 'r.country',
  groupMemberType: 'r.group_member_type',
  shareholderNames: 'r.shareholder_names',
  companyName: 'r.company_name',
  abnAcnArsn: 'r.abn_acn_arsn',
  trusteeName: 'r.trustee_name',
  groupEntityType: 'r.group_entity_type',
  beneficialOwner: 'r.beneficial_owner',
  onBehalf: 'r.on_behalf::text',
  othersSpecified: 'r.others_specified',
  groupMemberName: 'r.group_member_name',
  sameAsContactAddress: 'r.same_as_contact_address::text',
  streetAddress: 'r.street_address',
  suburb2: 'r.suburb2',
  state2: 'r.state2',
  postCode2: 'r.post_code2',
  country2: 'r.country2',
  registered_owner_option: 'r.registered_owner_option',
  registeredOwner: 'r.registered_owner',
  [HIN_SRN]: 'NULL',
  openingBalance: 'r.opening_balance',
};

const NAMES = Object.keys(FIELDS);
const QUERY = `SELECT r.id, r.sealed, r.created_at, u.name || ' <' || u.email || '>', ${Object.values(FIELDS).join(', ')}
  FROM registrations r JOIN users u ON u.id = r.owner_id WHERE r.id > $1 ORDER BY r.id LIMIT ${ROWS_AT_ONCE}`;

type Row = [id: string, sealed: Buffer | null, at: Date, owner: string, ...data: (string | null)[]];

/** Older registrations: id, time, owner, then the data in the order of the form (EXPORT-5). */
export const registrationsReport: Report = {
  path: 'submissions/rcr-export-v1',
  summary: 'Older registrations.',
  fileName: 'registrations',
  columns: (restricted) => [
    'id',
    'timeCreatedAt',
    'owner',
    ...NAMES.filter((name) => restricted || name !== HIN_SRN),
  ],
  kinds: {},
  count: (client) => countOf(client, 'SELECT count(*) FROM registrations'),
  async *batches({ client, ring, restricted }) {
    let last = NO_ID;
    for (;;) {
      const { rows } = await client.query<Row>({ text: QUERY, values: [last], rowMode: 'array' });
      if (rows.length === 0) return;
      last = rows.at(-1)![0];
      let csv = '';
      for (const [id, sealed, at, owner, ...data] of rows) {
        const opened =
          restricted && sealed
            ? (decrypt(ring, `registrations:${id}`, sealed) as { hinSrn?: string })
            : undefined;
        const cells = NAMES.map((name, index) => (name === HIN_SRN ? (opened?.hinSrn ?? '') : data[index]!));
        const shown = restricted ? cells : cells.filter((_, index) => NAMES[index] !== HIN_SRN);
        csv += csvRecord([id, at.toISOString(), owner, ...shown]);
      }
      yield { csv, rows: rows.length };
    }
  },
};
