import { readMoney } from './money-text.js';
import { objectionSchema } from './objection-schema.js';
import { schemaErrors, validated } from './schema-errors.js';

const given = { grounds: 'Two sales are missing.', ownFigure: '', lateBecause: '' };
const errorsOf = (part: object) => schemaErrors(objectionSchema, { ...given, ...part });

it.each([
  ['1234.50', '1234.5'],
  [' $1,234.50 ', '1234.5'],
  ['9,125', '9125'],
  ['0', '0'],
  ['99999999999999.99', '99999999999999.99'],
])('an own figure is read as dollars and cents: %s (OBJECT-1)', (text, amount) => {
  expect(readMoney(text)).toBe(amount);
  expect(validated(objectionSchema, { ...given, ownFigure: text }).values).toMatchObject({
    ownFigure: amount,
  });
});

it.each(['-5', '1.234', '1e3', 'about 500', '100000000000000', '1.2.3', 'NaN'])(
  'an own figure of an objection is refused: %s (OBJECT-1)',
  (text) => {
    expect(readMoney(text)).toBeUndefined();
    expect(Object.keys(errorsOf({ ownFigure: text }))).toEqual(['ownFigure']);
  },
);

it('reasons are required, limited and free of characters that cannot be kept (OBJECT-1)', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ grounds: ' \u200b\n ' })).toEqual({ grounds: 'Say what is wrong, and why' });
  expect(errorsOf({ grounds: 'x'.repeat(4_001) }).grounds).toMatch(/at most 4,000/);
  expect(errorsOf({ grounds: 'a\u0000b' }).grounds).toMatch(/cannot be used/);
  expect(errorsOf({ lateBecause: 'x'.repeat(2_001) }).lateBecause).toMatch(/at most 2,000/);
});
