import { formatExactly, formatMoney, formatPrice, formatShares, isDecimal } from './decimals';

it.each([
  ['6123.456000', '6,123.46'],
  ['0', '0.00'],
  ['0.005', '0.01'],
  ['0.004999', '0.00'],
  ['999.995', '1,000.00'],
  ['-1234.5', '\u22121,234.50'],
  ['-0.001', '0.00'],
  ['90071992547409931234.565', '90,071,992,547,409,931,234.57'],
  ['not a number', 'not a number'],
])('the amount %s is shown as %s (SCREEN-21, UX-15)', (stored, shown) => {
  expect(formatMoney(stored)).toBe(shown);
});

it.each([
  ['6.123456', '6.1234'],
  ['6.99999', '6.9999'],
  ['6', '6.0000'],
  ['1234.5', '1,234.5000'],
  ['-0.00001', '0.0000'],
])('the price %s is truncated to %s (SCREEN-22)', (stored, shown) => {
  expect(formatPrice(stored)).toBe(shown);
});

it.each([
  ['6.123456', 4, '6.123456'],
  ['6.1200', 4, '6.1200'],
  ['1234.5', 2, '1,234.50'],
  ['6120.000001', 2, '6,120.000001'],
  ['none', 2, 'none'],
] as const)('the decimal %s is shown exactly, with %i decimals at least, as %s', (stored, digits, shown) => {
  expect(formatExactly(stored, digits)).toBe(shown);
});

it.each([
  ['1000', '1,000'],
  ['9007199254740993', '9,007,199,254,740,993'],
  ['0012', '12'],
  ['12.50', '12.5'],
  ['100.000000', '100'],
])('the shares %s are grouped as %s', (stored, shown) => {
  expect(formatShares(stored)).toBe(shown);
});

it.each([
  ['12500', true],
  ['NONE', false],
  ['', false],
  ['1e5', false],
  ['1,000', false],
])('whether %j is a decimal: %s', (text, expected) => {
  expect(isDecimal(text)).toBe(expected);
});
