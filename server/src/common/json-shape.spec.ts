import { refuseUnwieldy, SHAPE_LIMITS } from './json-shape.js';

const { depth, namesInObject, nameLength, values } = SHAPE_LIMITS;
const withNames = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, 1]));
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;

it.each([
  ['the maximum number of names in one object', withNames(namesInObject)],
  ['the longest name', { ['n'.repeat(nameLength)]: 1 }],
  ['the deepest nesting', nested(depth + 1)],
  ['the maximum number of values', [Array(values - 2).fill(null)]],
  ['a text', 'x'.repeat(1_000_000)],
  ['nothing', undefined],
])('parsed input may contain %s (LIMIT-10)', (_, value) =>
  expect(() => refuseUnwieldy(value, 'The request')).not.toThrow(),
);

it.each([
  ['one name too many in an object', { a: [withNames(namesInObject + 1)] }, 'too many names in one object'],
  ['a name that is too long', { ['n'.repeat(nameLength + 1)]: 1 }, 'a name that is too long'],
  ['a name that every object inherits', { a: [{ toString: 1 }] }, 'a name that is not allowed: toString'],
  ['a prototype', JSON.parse('{"__proto__":1}'), 'a name that is not allowed: __proto__'],
  ['one level too many', nested(depth + 2), 'nested too deeply'],
  ['nesting of 100,000 levels', nested(100_000), 'nested too deeply'],
  ['one value too many in a list', Array(values).fill(null), 'too many values'],
  ['one value too many in nested lists', Array(400).fill(Array(500).fill(0)), 'too many values'],
])('parsed input is refused with %s (LIMIT-10)', (_, value, words) => {
  expect(() => refuseUnwieldy(value, 'The request')).toThrow(`The request `);
  expect(() => refuseUnwieldy(value, 'The request')).toThrow(words);
});
