import { readBankType, readRelationship, readYesNo } from './claim-values.js';

it('reads the answers of a claim without regard to case', () => {
  expect(readRelationship(' trustee')).toBe('TRUSTEE');
  expect(readRelationship('friend')).toBeUndefined();
  expect(readBankType('Local')).toBe('LOCAL');
  expect(readBankType('overseas')).toBeUndefined();
});

it.each([
  ['y', 'YES'],
  ['Yes', 'YES'],
  ['N', 'NO'],
  ['no', 'NO'],
  ['TRUE', undefined],
  ['', undefined],
])('reads %j as %j', (text, expected) => expect(readYesNo(text)).toBe(expected));
