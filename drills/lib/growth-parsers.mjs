const from = (path) => import(new URL(`../../server/dist/${path}`, import.meta.url).href);

/** Texts that a pattern may stumble over: one sign again and again, and a sign that fits nowhere at their end. */
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
  '1,',
  '\u0301',
  '🙂',
  '\u200b',
  '\r\n',
  '\t',
];
const texts = (size) =>
  SIGNS.flatMap((sign) => [sign.repeat(size / sign.length), `${sign.repeat(size / sign.length)}!`]);

/** A validator fails by throwing; that it does so is its work. */
const tried = (work) => (input) => {
  try {
    work(input);
  } catch {
    // The time counts, not the answer.
  }
};

const nested = (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Every parser, validator and walker that reads what somebody else wrote: its name, what it reads of a size, and the work. */
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
    words,
    header,
    encoding,
    cells,
    claim,
    plain,
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
      'graphql/error-words.js',
      'imports/reading/columns.js',
      'attachments/attachment-name.js',
      'imports/reading/number-cells.js',
      'rules/notice-link-schema.js',
      'rules/search-text.js',
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
    ['name of a document', (name) => encoding.attachmentName(name, 'application/pdf')],
    [
      'words of an error',
      (value) => words.requestWords(new GraphQLError(`Variable "$a" got invalid value ${value}; ${value}`)),
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
