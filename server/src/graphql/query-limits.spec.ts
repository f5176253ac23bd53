import { jest } from '@jest/globals';
import { buildSchema, parse, validate, ValidationContext } from 'graphql';
import { queryLimits } from './query-limits.js';

const schema = buildSchema('type Query { a: Query b: String } ');
const problems = (text: string) => validate(schema, parse(text), [queryLimits]).length;
const nested = (depth: number) => 'a { '.repeat(depth - 1) + 'b' + ' }'.repeat(depth - 1);

describe('queryLimits', () => {
  it('the limits of a query allow the queries of screens', () => {
    expect(problems(`{ ${nested(10)} }`)).toBe(0);
    expect(problems('{ x: b y: b a { ...F } } fragment F on Query { b }')).toBe(0);
  });

  it.each([
    ['a query too deep', `{ ${nested(11)} }`],
    ['too many aliases', `{ a { ${Array.from({ length: 31 }, (_, i) => `x${i}: b`).join(' ')} } }`],
    ['too many root fields', `{ ${Array.from({ length: 21 }, (_, i) => `x${i}: b`).join(' ')} }`],
    ['an alias that is too long', `{ a { ...F } } fragment F on Query { ${'x'.repeat(101)}: b }`],
    ['too many directives', `{ b ${'@include(if: true) '.repeat(31)} }`],
    ['too many root fields in a fragment', `{ ...F ...F } fragment F on Query { ${'b '.repeat(11)} }`],
  ])('the limits of a query reject %s (GRAPHQL-3)', (_, text) => expect(problems(text)).toBeGreaterThan(0));

  it.each(['b', '__typename'])(
    'rejects fragments that double twenty times, measuring each once: %s (GRAPHQL-3)',
    (leaf) => {
      const doubling = Array.from(
        { length: 20 },
        (_, i) => `fragment F${i} on Query { a { ...F${i + 1} } ...F${i + 1} }`,
      );
      const text = `{ ...F0 } ${doubling.join(' ')} fragment F20 on Query { ${leaf} }`;
      const looks = jest.spyOn(ValidationContext.prototype, 'getFragment');
      expect(problems(text)).toBeGreaterThan(0);
      expect(looks).toHaveBeenCalledTimes(21);
      looks.mockRestore();
    },
  );

  it('terminates for fragments that spread themselves', () => {
    expect(problems('{ ...F } fragment F on Query { ...G } fragment G on Query { ...F b }')).toBe(0);
  });
});
