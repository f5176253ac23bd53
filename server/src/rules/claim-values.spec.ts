import { BANK_TYPE, RELATIONSHIP, YES_OR_NO } from './claim-values.js';

it('the choices of a claim are case-insensitive (IMPORT-12)', () => {
  expect(RELATIONSHIP.read(' trustee')).toBe('TRUSTEE');
  expect(RELATIONSHIP.read('friend')).toBeUndefined();
  expect(BANK_TYPE.read('Local')).toBe('LOCAL');
  expect(BANK_TYPE.read('overseas')).toBeUndefined();
});

it.each([
  ['y', 'YES'],
  ['Yes', 'YES'],
  ['N', 'NO'],
  ['no', 'NO'],
  ['TRUE', undefined],
  ['', undefined],
])('the answer %j is read as %j (IMPORT-12)', (text, expected) =>
  expect(YES_OR_NO.read(text)).toBe(expected),
);
