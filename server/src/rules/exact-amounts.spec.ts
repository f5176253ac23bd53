import { sumOfAmounts, workedOutTotal } from './exact-amounts.js';

describe('a calculated total', () => {
  it.each([
    ['100', '2.5', '250.00'],
    ['1,000', '$6.123456', '6123.456'],
    ['3', '6.123456', '18.370368'],
    ['1', '0.1', '0.10'],
    ['3', '0.1', '0.30'],
    ['7', '0', '0.00'],
    ['7', '.000001', '0.000007'],
    [' 10 ', ' 2 ', '20.00'],
    ['999999999999999', '0.099999', '99998999999999.900001'],
    ['999999999999999', '1', undefined],
    ['', '2', undefined],
    ['10', '', undefined],
    ['10', 'two', undefined],
    ['1.5', '2', undefined],
  ])('the total of %j × %j is %j (TRADE-4)', (quantity, price, expected) =>
    expect(workedOutTotal(quantity, price)).toBe(expected),
  );
});

describe('a sum of amounts', () => {
  it.each([
    [[], '0.00'],
    [['0.1', '0.2'], '0.30'],
    [['1', '0.000001', '$1,000.50'], '1001.500001'],
    [['5', 'nothing', ''], '5.00'],
  ])('the sum of the amounts %j is %j', (amounts, expected) => expect(sumOfAmounts(amounts)).toBe(expected));
});
