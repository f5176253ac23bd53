import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { fileReaders } from './growth-files.mjs';

const from = (path) => import(new URL(`../../server/dist/${path}`, import.meta.url).href);

/**
 * Texts that can make a pattern backtrack: one character repeated, with a character that never matches at one end or
 * both.
 */
const SIGNS = [
  'a',
  '0',
  '9',
  ' ',
  '-',
  '.',
  ',',
  '@',
  '/',
  '[',
  '(',
  '"',
  "'",
  '=',
  'a.',
  'a@',
  '. ',
  '1,',
  '\u0301',
  '\u0301\u0323',
  '🙂',
  '\u200b',
  '\r\n',
  '\t',
];
const texts = (size) =>
  SIGNS.flatMap((sign) => {
    const run = sign.repeat((size * 2) / 3 / sign.length);
    // At the start, at the end, and within: a pattern anchored at both ends tries each position of a run in the middle.
    return [run, `${run}!`, `!${run}!`];
  });

/** A validator may fail by throwing, which is part of its work. */
const tried = (work) => (input) => {
  try {
    work(input);
  } catch {
    // Only the time matters, not the result.
  }
};

const nested = (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Processes texts like the amounts of a table's rows. */
const notationOf =
  ({ NotationEvidence }) =>
  (...amounts) => {
    const evidence = new NotationEvidence({
      tradeDate: 'a',
      quantity: 'b',
      pricePerShare: 'c',
      totalAmount: 'd',
    });
    amounts.forEach((text, at) =>
      evidence.trade({ tradeDate: text, quantity: text, pricePerShare: text, totalAmount: text }, at),
    );
    evidence.numbers.verdict();
  };

/** Pasted tables, read as the client reads them. */
async function pastes() {
  const client = (file) =>
    tsImport(`../../client/src/features/trades/paste/${file}.ts`, {
      parentURL: import.meta.url,
      tsconfig: fileURLToPath(new URL('../../client/tsconfig.json', import.meta.url)),
    });
  const [{ recogniseTable }, { readPastedTrades }] = await Promise.all(
    ['recognise-table', 'read-pasted-trades'].map(client),
  );
  const paste = (text) => readPastedTrades(recogniseTable(text));
  const line = 'BUY\t28/02/2018\t1,000\t1.50\t1,500.00\n';
  return [
    ['pasted texts', (size) => texts(size / 60), (inputs) => inputs.forEach(tried(paste))],
    ['pasted trades', (size) => line.repeat(size / 4 / line.length), paste],
    ['pasted CSV', (size) => line.replaceAll('\t', ';').repeat(size / 4 / line.length), paste],
    ['pasted quotes', (size) => `a\t"${'""'.repeat(size / 2)}`, paste],
    ['pasted cells of one line', (size) => '1\t'.repeat(size / 8), paste],
  ];
}

/** All parsers, validators and traversals of external input: the name, the input of a given size, and the work. */
export async function parsers() {
  const [
    text,
    trade,
    exact,
    email,
    amendment,
    shape,
    address,
    canonical,
    errorMessage,
    header,
    encoding,
    cells,
    claim,
    plain,
    numbers,
    days,
    notation,
    upload,
    notice,
    mail,
    scheme,
  ] = await Promise.all(
    [
      'rules/text-values.js',
      'rules/trade-values.js',
      'rules/exact-amounts.js',
      'rules/claim-email.js',
      'rules/amendment-schema.js',
      'common/json-shape.js',
      'rules/https-address.js',
      'idempotency/canonical-json.js',
      'graphql/error-message.js',
      'imports/reading/columns.js',
      'attachments/attachment-name.js',
      'imports/reading/number-cells.js',
      'rules/notice-link-schema.js',
      'rules/search-text.js',
      'rules/number-forms.js',
      'rules/day-forms.js',
      'rules/notation.js',
      'imports/import-request.js',
      'imports/checking/notice-file.js',
      'mail/render-mail.js',
      'scheme/default-scheme.js',
    ].map(from),
  );
  const { GraphQLError } = await import('graphql');
  const ofText = (module, path) =>
    Object.entries(module)
      .filter(([, member]) => typeof member === 'function' && member.length === 1)
      .map(([name, work]) => [`${path} ${name}`, texts, (inputs) => inputs.forEach(tried(work))]);
  const schemas = [
    ['e-mail of a claim', (value) => email.claimEmail.validateSync(value)],
    ['message of a thread', (message) => amendment.amendmentSchema.validateSync({ message })],
    ['link to a notice', (url) => claim.noticeLinkSchema.validateSync({ sid: url, name: url, url })],
    ['name of an import', upload.cleanFileName],
    ['name of a notice', notice.sidOfNotice],
    ['name of a document', (name) => encoding.attachmentName(name, 'application/pdf')],
    [
      'words of an error',
      (value) =>
        errorMessage.requestErrorMessage(
          new GraphQLError(`Variable "$a" got invalid value ${value}; ${value}`),
        ),
    ],
  ].map(([name, work]) => [name, texts, (inputs) => inputs.forEach(tried(work))]);
  return [
    ...ofText(text, 'rules/text-values'),
    ...ofText(trade, 'rules/trade-values'),
    ['total of amounts', (size) => Array(Math.round(size / 20)).fill('123456.78'), exact.sumOfAmounts],
    ...ofText(address, 'rules/https-address'),
    ...ofText(header, 'imports/columns'),
    ...ofText(cells, 'imports/number-cells'),
    ...ofText(plain, 'rules/search-text'),
    ...ofText(numbers, 'rules/number-forms'),
    ...ofText(days, 'rules/day-forms'),
    ['notation of texts', texts, (inputs) => inputs.forEach(tried(notationOf(notation)))],
    [
      'notation of a table',
      (size) => Array.from({ length: size / 10 }, (_, at) => `${at % 900},${100 + (at % 900)}`),
      (inputs) => notationOf(notation)(...inputs),
    ],
    [
      'mail',
      (size) => texts(size / 150).join('\n'),
      (name) => mail.renderMail('api-token-created', { name, loginLink: name }, scheme.defaultScheme),
    ],
    ...(await pastes()),
    ...(await fileReaders()),
    ...schemas,
    [
      'shape of JSON: names',
      (size) => Object.fromEntries(Array.from({ length: size / 10 }, (_, i) => [`n${i}`, i])),
      tried((value) => shape.refuseUnwieldy(value, 'It')),
    ],
    [
      'shape of JSON: values',
      (size) => Array(Math.round(size / 2)).fill(null),
      tried((value) => shape.refuseUnwieldy(value, 'It')),
    ],
    [
      'shape of JSON: depth',
      (size) => JSON.parse(nested(Math.min(size, 4_000))),
      tried((value) => shape.refuseUnwieldy(value, 'It')),
    ],
    [
      'canonical JSON: rows',
      (size) => Array.from({ length: size / 20 }, (_, i) => ({ b: i, a: 'x' })),
      tried(canonical.canonicalJson),
    ],
  ];
}
