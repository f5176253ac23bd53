import { REPORTS } from '../../exports/reports/all-reports.js';
import type { Operation, Operations } from './operation.js';
import { object, oneOf, text, the } from './schema.js';
import { switchOf } from './parameters.js';

const anImport = (summary: string): Operation => ({
  summary,
  access: 'administrators',
  token: 'write',
  query: {
    mode: { description: 'append adds trades instead of replacing them', schema: oneOf('append', 'replace') },
    check: switchOf('Only check the file; nothing is changed'),
    overwrite: switchOf('Also overwrite changes made in the portal since the last import'),
    again: switchOf('Append a file even if it was appended before'),
    numbers: {
      description:
        'How the numbers in the file are written: point for 1,234.56, comma for 1.234,56. If absent, the file itself must show it.',
      schema: oneOf('point', 'comma'),
    },
    days: {
      description:
        'How the dates in the file are written: day-first for 31/12/2018, month-first for 12/31/2018. If absent, the file itself must show it.',
      schema: oneOf('day-first', 'month-first'),
    },
  },
  form: object({ file: { type: 'string', format: 'binary' } }),
  answer: { status: 202, json: the('ImportAccepted') },
  refusals: [413, 415, 507],
});

const reports: Operations = Object.fromEntries(
  Object.values(REPORTS).map(({ path, summary }) => [
    `GET /reports/${path}`,
    { summary, access: 'administrators', token: 'read', answer: { status: 200, file: 'text/csv' } },
  ]),
);

/** Uploads, downloads, and the state of the service. */
export const FILE_OPERATIONS: Operations = {
  'POST /import/settlement-records': anImport(
    'Import settlement records, one row per submission. The import continues after the answer: use GraphQL importRun to follow it.',
  ),
  'POST /import/settlement-records/trade': anImport(
    'Import trades, one row per trade; the imported trades of each SID are replaced.',
  ),
  'POST /import/assessment-notices': anImport(
    'Import assessment notices: one PDF, or a ZIP archive, each file named after its SID.',
  ),
  'POST /import/day-prices': {
    ...anImport('Import the market’s lowest and highest prices by day: date, low, high.'),
    token: undefined,
  },
  'POST /import/returns': {
    ...anImport(
      'Import payments that the bank sent back: a Direct Entry file with records of type 2, or pain.002. All of it is applied, or nothing.',
    ),
    token: undefined,
  },
  'GET /published/distribution': {
    summary:
      'What was published of the last distribution, or of that with a number (`?number=1`): rules, fund, count, sums, root and seal. Cacheable; 404 before anything is published.',
    access: 'everybody',
    answer: { status: 200, json: the('PublishedDistribution') },
    refusals: [404],
  },
  'GET /published/distribution/lines': {
    summary:
      'Its lines without names (`?number=1` as above), in the order of the leaves: commitment, loss, principal, interest, state. 404 where they are not published.',
    access: 'everybody',
    answer: { status: 200, file: 'text/csv' },
    refusals: [404],
  },
  'GET /rules/{number}': {
    summary:
      'The rules of a published assessment as canonical JSON, whose SHA-256 is that of the notices. Cacheable; 404 for every other version.',
    access: 'everybody',
    path: { number: 'Number of the version' },
    answer: { status: 200, file: 'application/json' },
    refusals: [404, 409],
  },
  'GET /import/templates/{kind}': {
    summary: 'The header row of an import file.',
    access: 'administrators',
    token: 'read',
    path: { kind: 'settlement-records, trades or day-prices' },
    answer: { status: 200, file: 'text/csv' },
    refusals: [404],
  },
  'GET /import/{id}/rejections': {
    summary: 'The rejected rows of an import, each with line, column and reason.',
    access: 'administrators',
    token: 'read',
    path: { id: 'Id of the import' },
    answer: { status: 200, file: 'text/csv' },
    refusals: [404],
  },
  ...reports,
  'GET /downloads/{ticket}': {
    summary: 'A file by its single-use link, created with GraphQL createDownloadTicket.',
    access: 'everybody',
    staysInMaintenance: true,
    path: { ticket: 'Valid once, for one minute' },
    answer: { status: 200, file: 'application/octet-stream' },
    refusals: [404],
  },
  'GET /health/live': {
    summary: 'Whether the process is alive.',
    access: 'everybody',
    staysInMaintenance: true,
    answer: { status: 200, json: object({ status: text }) },
  },
  'GET /health/ready': {
    summary: 'Whether the server is ready; degraded while the queue or the mail server is unavailable.',
    access: 'everybody',
    staysInMaintenance: true,
    answer: {
      status: 200,
      json: object({
        status: oneOf('ok', 'degraded', 'unavailable', 'stopping'),
        checks: { type: 'object' },
      }),
    },
    refusals: [503],
  },
};
