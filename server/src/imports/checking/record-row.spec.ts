import { CLAIM_FIELDS } from '../../rules/claim-catalogue.js';
import { claimSchema } from '../../rules/claim-schema.js';
import { RECORD_COLUMNS } from '../reading/columns.js';
import { checkRecordRow, type RecordCheck } from './record-row.js';

function check(fields: Record<string, string>): RecordCheck {
  const all: Record<string, string> = {
    sid: 'S1',
    email: 'jane@example.com',
    legalEntity: 'Acme',
    ...fields,
  };
  const row = { cells: Object.values(all), problem: undefined };
  return checkRecordRow(row, Object.keys(all), undefined);
}

const NO_VALUE = 'which a spreadsheet shows when it has no value to show; enter the value itself';
const LOST_DIGITS =
  'is written as a power of ten, as spreadsheets write long numbers, and has lost digits; enter it as text';

it('a row of records has the fields of its columns and leaves the others undefined (IMPORT-12, IMPORT-31)', () => {
  const result = check({
    relationship: 'director',
    bankType: 'local',
    australianCitizen: 'y',
    mobile: ' ',
    bsb: "'-062",
  });
  expect(
    result.ok && Object.fromEntries(Object.entries(result.record).filter(([, value]) => value !== undefined)),
  ).toEqual({
    sid: 'S1',
    email: 'jane@example.com',
    legalEntity: 'Acme',
    relationship: 'DIRECTOR',
    bankType: 'LOCAL',
    australianCitizen: 'YES',
    bsb: '-062',
  });
});

it('a row of records leaves a field unchanged whose cell displays nothing (IMPORT-31)', () => {
  const result = check({ lastName: '\u200e\u200f', mobile: '\u200d' });
  expect(result).toMatchObject({ ok: true, record: { lastName: undefined, mobile: undefined } });
});

it('a row of records has every column of the file format', () => {
  const result = check({});
  const { columns, optional = [] } = RECORD_COLUMNS;
  expect(result.ok && Object.keys(result.record).sort()).toEqual(
    [...columns.map(({ name }) => name), ...optional.map(({ name }) => name), 'exportedId'].sort(),
  );
});

it.each([
  [{ sid: '', submissionId: '01862913-5D4E-790D-888D-2A31791364FF' }, '01862913-5d4e-790d-888d-2a31791364ff'],
  [{ submissionId: '01862913-5d4e-790d-888d-2a31791364ff' }, undefined],
])('a row of submissions reads the submissionId of %j where there is no SID', (fields, submissionId) => {
  const exportedId = 'sid' in fields ? undefined : fields.submissionId;
  expect(check(fields)).toMatchObject({ ok: true, record: { submissionId, exportedId } });
});

it('a row of records that an export wrote may lack the address that owns the claim (IMPORT-11)', () => {
  const submissionId = '01862913-5d4e-790d-888d-2a31791364ff';
  expect(check({ email: '', submissionId })).toMatchObject({ ok: true, record: { email: undefined } });
  expect(check({ email: '', sid: '', submissionId })).toMatchObject({
    ok: true,
    record: { email: undefined },
  });
  expect(check({ email: '', submissionId: 'my own number 7' })).toMatchObject({ ok: false, column: 'email' });
});

it('a row of records without a SID is rejected for it when its submissionId is invalid', () => {
  expect(check({ sid: '', submissionId: 'my own number 7' })).toMatchObject({
    ok: false,
    message: 'SID is required',
  });
});

it.each([
  ['sid', '00\u200b123', '00123'],
  ['email', '\u200bjane@example.com\ufeff', 'jane@example.com'],
  ['legalEntity', '<svg/onload=alert(1)>', '<svg/onload=alert(1)>'],
  ['legalEntity', '\'=HYPERLINK("x")', '=HYPERLINK("x")'],
  ['legalEntity', 'Cafe\u0301', 'Caf\u00e9'],
  ['address', 'Level 1\n2 High St', 'Level 1\n2 High St'],
  ['openingBalance', 'NONE', 'NONE'],
  ['address', '#12 High St', '#12 High St'],
  ['address', '#12', '#12'],
  ['company', '#HASHTAG', '#HASHTAG'],
  ['sid', '5E10', '5E10'],
  ['paymentReference', 'Err', 'Err'],
])('a row of records stores %s %j as %j', (name, cell, expected) =>
  expect(check({ [name]: cell })).toMatchObject({ ok: true, record: { [name]: expected } }),
);

it.each<[string, string, string]>([
  ['sid', '', 'SID is required'],
  ['sid', '\u200b', 'SID is required'],
  ['sid', 'S\n1', 'SID contains a line break or a tab'],
  ['email', '', 'Email that owns the claim is required'],
  ['email', 'jane', 'Invalid email address'],
  ['contactEmail', 'jane@', 'Invalid email address'],
  ['legalEntity', ' ', 'Legal entity is required'],
  ['legalEntity', '\u200b\u200d', 'Legal entity is required'],
  ['lastName', 'Ad\u200bmin', 'Last name contains invisible control characters'],
  ['legalEntity', '\u202enimdA', 'Legal entity on the share register contains invisible control characters'],
  ['legalEntity', 'x'.repeat(501), 'Legal entity on the share register is longer than 500 characters'],
  ['suburb', 'Syd\u0000ney', 'Suburb/Town contains control characters'],
  [
    'relationship',
    'FRIEND',
    'Relationship to RGM must be one of INDIVIDUAL, PARTNER, DIRECTOR, TRUSTEE, AGENT',
  ],
  ['bankType', 'BOTH', 'Bank country must be LOCAL or INTERNATIONAL'],
  ['australianCitizen', 'maybe', 'Australian resident must be YES or NO'],
  ...['#N/A', '#NV', '#REF!', '#DIV/0!', '#WERT!', '#NAME?', '#ЗНАЧ!', '###', '########', 'Err:502'].map(
    (mark): [string, string, string] => [
      'legalEntity',
      mark,
      `Legal entity on the share register is ${mark}, ${NO_VALUE}`,
    ],
  ),
  ['sid', '###', `SID is ###, ${NO_VALUE}`],
  ['bsb', '#N/A', `BSB is #N/A, ${NO_VALUE}`],
  ['openingBalance', '#N/A', `Opening balance is #N/A, ${NO_VALUE}`],
  ...['5.18248E+10', '5,18248E+10', '5E+10', '1.2e-05'].map((power): [string, string, string] => [
    'accountNo',
    power,
    `Account number ${LOST_DIGITS}`,
  ]),
  ['sid', '1.2E+12', `SID ${LOST_DIGITS}`],
  ['openingBalance', 'x'.repeat(501), 'Opening balance is longer than 500 characters'],
])('a row of records is rejected for %s %j: %s (IMPORT-12)', (column, cell, message) =>
  expect(check({ [column]: cell })).toEqual({ ok: false, column, message }),
);

it.each([
  ['500 characters', 'x'.repeat(500)],
  ['501 characters', 'x'.repeat(501)],
  ['a letter with an accent', 'Café'],
  ['a NUL', 'a\u0000b'],
  ['an escape character', 'a\u001bb'],
  ['text with its direction reversed', '\u202enimdA'],
  ['two lines', 'a\nb'],
  ['half an e-mail address', 'jane@'],
  ['an e-mail address', 'j@x.example'],
  ['one of the relationships', 'DIRECTOR'],
  ['a power of ten', '3E+10'],
  ['a code that is no power of ten', '3E10'],
  ['the mark of a spreadsheet for no value', '#N/A'],
])('a row of records accepts %s in a field of the claim exactly if the form does (CLAIM-11)', (_, text) => {
  const isTakenByForm = (path: string) => {
    try {
      claimSchema.validateSyncAt(path, byPath(path, text));
      return true;
    } catch {
      return false;
    }
  };
  const differ = CLAIM_FIELDS.filter(({ path, name }) => isTakenByForm(path) !== check({ [name]: text }).ok);
  expect(differ.map(({ path }) => path)).toEqual([]);
});

const byPath = (path: string, text: string) => {
  const [group = '', field = ''] = path.split('.');
  return { [group]: { [field]: text } };
};

it('a row of records is rejected without quoting a restricted cell', () => {
  const result = check({ taxNumber: `123456782${'x'.repeat(500)}` });
  expect(result).toEqual({
    ok: false,
    column: 'taxNumber',
    message: 'Tax file number is longer than 500 characters',
  });
});
