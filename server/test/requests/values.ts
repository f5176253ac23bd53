import fc from 'fast-check';

/** Texts that have broken programs before; none contains a word that a response must not contain. */
const ODD_TEXTS = [
  '',
  ' ',
  '\t\n',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'a\udfffb',
  '\u202eabc',
  '\ufeff',
  '🙂'.repeat(40),
  'İstanbul',
  '__proto__',
  'constructor',
  'toString',
  "' OR '1'='1",
  '%',
  '%00',
  '\\',
  '../../etc',
  '=1+1',
  '1e3',
  '-0',
  'NaN',
  '9'.repeat(30),
  '99999999-9999-9999-9999-999999999999',
  '2018-02-31',
  '10000-01-01',
  'x'.repeat(300),
  'x'.repeat(5_000),
  'null',
  '[]',
  '{}',
  '{"a":1}',
];

const anyText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  // Every UTF-16 code unit, including lone surrogates.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);

const anyNumber = fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324);

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const withNames = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`name${i}`, i]));

/** A JSON value of any kind, whatever was expected. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: anyText },
  { weight: 2, arbitrary: anyNumber },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      [[]],
      [null],
      { toString: 1 },
      { length: 1e9 },
      nested(25),
      withNames(60),
      withNames(150),
      Array(300).fill('x'),
    ),
  },
);

/** Mostly a fitting value: a request that is wrong everywhere is refused by the first check. */
export const mostly = <T>(fitting: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 7, arbitrary: fitting }, { weight: 1, arbitrary: anyValue });

/** Texts as people and scripts send them. */
export const usualText: fc.Arbitrary<string> = fc.constantFrom(
  'abc',
  'Avery',
  'C-100',
  '0012',
  'a long password',
  'avery.member@vale.example',
  'no.body@vale.example',
  'BUY',
  'SELL',
  '2018-01-02',
  '12.50',
  '5',
  '123456',
  'https://example.com/a.pdf',
);

/** An object with these properties: some missing, some wrong, and occasionally an unknown one. */
export function objectOf(properties: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> {
  const known = fc.record(properties, { requiredKeys: [] });
  const whole = fc.record(properties);
  const unknown = fc.oneof(fc.constantFrom('unknown', '__proto__', 'constructor', ''), anyText);
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 3, arbitrary: known },
    {
      weight: 1,
      arbitrary: fc
        .tuple(known, unknown, anyValue)
        .map(([object, name, value]) => Object.fromEntries([...Object.entries(object), [name, value]])),
    },
  );
}
