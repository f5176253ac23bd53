import type { DemoClaim } from '../claims.js';
import { RECORD_HEADER, recordRow, type RecordColumn, type Table } from './tables.js';

/** A change that makes a valid row invalid, and its description in the column `note`. */
type BadRow = readonly [note: string, change: Partial<Record<RecordColumn, string>>];

const CONTROL = String.fromCharCode(7);
const RIGHT_TO_LEFT = String.fromCharCode(0x202e);
const ZERO_WIDTH_SPACE = String.fromCharCode(0x200b);

const ERRORS: readonly BadRow[] = [
  ['bad: no SID', { sid: '' }],
  ['bad: SID of 65 characters', { sid: '9'.repeat(65) }],
  ['bad: line break in the SID', { sid: '079\n503' }],
  ['bad: control character in the SID', { sid: `079${CONTROL}504` }],
  ['bad: no e-mail', { email: '' }],
  ['bad: e-mail without a domain', { email: 'somebody@nowhere' }],
  ['bad: e-mail of 263 characters', { email: `${'a'.repeat(60)}@${'long-name.'.repeat(19)}mail.example` }],
  ['bad: no legal entity', { legalEntity: '' }],
  ['bad: legal entity of 501 characters', { legalEntity: 'L'.repeat(501) }],
  ['bad: text that runs backwards', { legalEntity: `Acme ${RIGHT_TO_LEFT}rotartsinimdA` }],
  ['bad: control character in the suburb', { suburb: `New${CONTROL}town` }],
  ['bad: contact e-mail that is none', { contactEmail: 'call me instead' }],
  ['bad: unknown relationship', { relationship: 'FRIEND' }],
  ['bad: unknown bank country', { bankType: 'OFFSHORE' }],
  ['bad: resident neither YES nor NO', { australianCitizen: 'MAYBE' }],
  ['bad: opening balance of 501 characters', { openingBalance: '1'.repeat(501) }],
];

/**
 * Settlement records with one row of every rejected kind among valid ones. The given claims are the valid rows; a last
 * column `note`, which the import does not know, describes each row.
 */
export function recordsWithErrors(claims: readonly DemoClaim[]): Table {
  const [first, second, third] = claims as readonly [DemoClaim, DemoClaim, DemoClaim];
  const good = claims.map((claim) => [...recordRow(claim), 'good']);
  const invalid = ERRORS.map(([note, change], at) => [
    ...recordRow(first, { sid: `0795${String(at + 1).padStart(2, '0')}`, ...change }),
    note,
  ]);
  const odd = [
    [
      ...recordRow(second, { sid: '079601', legalEntity: "'=2+2 Pty Ltd" }),
      'good: one quote before a formula is removed',
    ],
    [
      ...recordRow(second, { sid: '079602', legalEntity: '<b>Bold</b> & "Sons" Pty Ltd' }),
      'good: text that looks like a web page',
    ],
    [
      ...recordRow(second, { sid: '079603', mobile: '', bsb: '', accountNo: '' }),
      'good: what is empty is shown as missing',
    ],
  ];
  const whole = [
    ['079701', third.fields.email, 'bad: a row with three cells'],
    [...recordRow(third, { sid: '079702' }), 'bad: a row with a cell too many', 'one more'],
    [...recordRow(first), `bad: the SID ${first.sid} again`],
    [
      ...recordRow(second, { sid: `${second.sid}${ZERO_WIDTH_SPACE}` }),
      `bad: the SID ${second.sid} again, with a character nobody sees`,
    ],
  ];
  return {
    header: [...RECORD_HEADER, 'note'],
    rows: [...good.slice(0, 4), ...invalid, ...odd, ...whole, ...good.slice(4)],
  };
}
