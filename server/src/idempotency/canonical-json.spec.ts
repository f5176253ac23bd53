import { canonicalJson } from './canonical-json.js';

it.each([
  [
    { a: 1, b: { c: 2, d: 3 } },
    { b: { d: 3, c: 2 }, a: 1 },
  ],
  [[{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
  [{ a: 1, b: undefined }, { a: 1 }],
])('the canonical JSON is the same for %j and %j (IDEMPOTENCY-2)', (one, other) => {
  expect(canonicalJson(one)).toBe(canonicalJson(other));
});

it.each([
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: '1' }, { a: 1 }],
  [{ a: null }, {}],
])('the canonical JSON differs for %j and %j (IDEMPOTENCY-3)', (one, other) => {
  expect(canonicalJson(one)).not.toBe(canonicalJson(other));
});
