import { buildSchema, execute, GraphQLError, parse, validate } from 'graphql';
import { requestErrorMessage } from './error-message.js';

const schema = buildSchema(`
  type Query { find(by: By!): Int, list(ids: [By!]): Int }
  input By { email: String, kind: Kind, count: Int }
  enum Kind { FIRST SECOND }
`);

const LONG = 'x'.repeat(100_000);

/** The error messages for invalid variables. */
function wordsFor(type: string, value: unknown): string[] {
  const document = parse(`query ($v: ${type}) { ${type === 'By!' ? 'find(by: $v)' : 'list(ids: $v)'} }`);
  const result = execute({ schema, document, variableValues: { v: value } });
  return 'errors' in result ? result.errors!.map(requestErrorMessage) : [];
}

describe('the messages about a request that does not match the schema', () => {
  it.each<[string, unknown, string]>([
    ['By!', { email: [LONG] }, 'Variable "$v" at "v.email": String cannot represent a non string value.'],
    ['By!', { emial: LONG }, 'Variable "$v": Field "emial" is not defined by type "By".'],
    ['By!', { kind: 'FIRTS' }, 'Variable "$v" at "v.kind": This value does not exist in "Kind" enum.'],
    ['By!', { kind: LONG }, 'Variable "$v" at "v.kind": This value does not exist in "Kind" enum.'],
    [
      'By!',
      { kind: 'x" does not exist in "\n' },
      'Variable "$v" at "v.kind": This value does not exist in "Kind" enum.',
    ],
    ['By!', { count: LONG }, 'Variable "$v" at "v.count": Int cannot represent non-integer value.'],
    ['By!', LONG, 'Variable "$v": Expected type "By" to be an object.'],
    [
      '[By!]',
      [{}, { count: 2 ** 40 }],
      'Variable "$v" at "v[1].count": Int cannot represent non 32-bit signed integer value.',
    ],
    ['[By!]', [null], 'Variable "$v" at "v[0]": Expected non-nullable type "By!" not to be null.'],
    ['By!', null, 'Variable "$v" of non-null type "By!" must not be null.'],
  ])('contain the path and not the value: %s %.30j (ERROR-8)', (type, value, words) =>
    expect(wordsFor(type, value)).toEqual([words]),
  );

  it('do not suggest names and do not repeat a text of the document (GRAPHQL-5)', () => {
    const words = (text: string) => validate(schema, parse(text)).map(requestErrorMessage);
    expect(words('{ fnid }')).toEqual(['Cannot query field "fnid" on type "Query".']);
    expect(words('{ find(by: { kind: FIRTS }) }')).toEqual(['This value does not exist in "Kind" enum.']);
    expect(words(`{ find(by: { count: "${LONG}" }) }`)).toEqual(['Int cannot represent non-integer value.']);
  });

  it('are truncated, and created quickly, whatever they contain', () => {
    const begun = performance.now();
    for (const part of [' Did you mean ', ' value: ', ' got invalid value ', ' at "', '"'])
      expect(
        requestErrorMessage(new GraphQLError(`Variable "$${part.repeat(200_000)}?`)).length,
      ).toBeLessThanOrEqual(500);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
