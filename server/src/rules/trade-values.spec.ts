import {
  readAmount,
  readQuantity,
  readTradeDate,
  readTransactionType,
  readTypedShares,
} from './trade-values.js';

describe('a transaction type', () => {
  it.each([
    ['BUY', 'BUY'],
    ['buy', 'BUY'],
    ['Transfer In', 'TRANSFER_IN'],
    ['transfer-out', 'TRANSFER_OUT'],
    ['TRANSFER', 'TRANSFER'],
    ['open', 'OPEN'],
    ['GIFT', undefined],
    ['', undefined],
  ])('the transaction type %j is read as %j (TRADE-2)', (text, expected) =>
    expect(readTransactionType(text)).toBe(expected),
  );
});

describe('a trade date', () => {
  it.each([
    ['2018-02-28', '2018-02-28'],
    ['28/02/2018', '2018-02-28'],
    ['8/2/2018', '2018-02-08'],
    ['28-FEB-2018', '2018-02-28'],
    ['1-feb-2018', '2018-02-01'],
    ['2020-02-29', '2020-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['1900-02-29', undefined],
    ['2018-02-29', undefined],
    ['29/02/2018', undefined],
    ['31-Apr-2018', undefined],
    ['12/31/2018', undefined],
    ['01-Foo-2018', undefined],
    ['1899-12-31', undefined],
    ['2101-01-01', undefined],
    ['2018-2-8', undefined],
    ['28-02-2018', '2018-02-28'],
    ['28.02.2018', '2018-02-28'],
    ['2018/2/28', '2018-02-28'],
    ['03/04/2018', '2018-04-03'],
    ['28/02/18', undefined],
    ['2018-02-28T00:00:00', undefined],
    ['43159', undefined],
  ])('the trade date %j is read as %j (TRADE-7)', (text, expected) =>
    expect(readTradeDate(text)).toBe(expected),
  );
});

it.each([
  ['12/31/2018', '2018-12-31'],
  ['3-4-2018', '2018-03-04'],
  ['31.12.2018', '2018-12-31'],
  ['2018-12-31', '2018-12-31'],
  ['31/12/2018', undefined],
])('a trade date with its month first: %j is %j', (text, expected) =>
  expect(readTradeDate(text, 'month-first')).toBe(expected),
);

describe('a quantity', () => {
  it.each([
    ['1', '1'],
    ['0', '0'],
    ['000123', '123'],
    ['1,234', '1234'],
    ['1,234,567.000', '1234567'],
    ['1234.', '1234'],
    ['999999999999999', '999999999999999'],
    ['9007199254740993', undefined],
    ['1000000000000000', undefined],
    ['1 234', '1234'],
    ['100.000', undefined],
    ['0,125', undefined],
    ['1,23', undefined],
    ['12.5', undefined],
    ['-5', undefined],
    ['+5', undefined],
    ['1e3', undefined],
    ['1e999', undefined],
    ['Infinity', undefined],
    ['0x10', undefined],
    ['١٢', undefined],
    ['', undefined],
  ])('the quantity %j is read as %j (TRADE-7)', (text, expected) =>
    expect(readQuantity(text)).toBe(expected),
  );

  it.each([
    ['100.000', 'point', '100'],
    ['100.000', 'comma', '100000'],
    ['1.234,00', 'comma', '1234'],
    ['1,500', 'comma', undefined],
  ] as const)('%j beside numbers with a %s is %j', (text, mark, expected) =>
    expect(readQuantity(text, mark)).toBe(expected),
  );
});

describe('a price or total', () => {
  it.each([
    ['12.50', '12.5'],
    ['12.500000', '12.5'],
    ['12.', '12'],
    ['.5', '0.5'],
    ['$1,234.50', '1234.5'],
    ['$ 10', '10'],
    ['0.000001', '0.000001'],
    ['0.0000010', '0.000001'],
    ['0.0000001', undefined],
    ['99999999999999.999999', '99999999999999.999999'],
    ['100000000000000', undefined],
    ['00012', '12'],
    ['0', '0'],
    ['0.00', '0'],
    ['-1', undefined],
    ['1,234,567', '1234567'],
    ['9.125', '9.125'],
    ['9,125', undefined],
    ['$12,500', undefined],
    ['0,125', undefined],
    ['1,2', undefined],
    ['12,50', undefined],
    ['1.2.3', undefined],
    ['.', undefined],
    ['$', undefined],
    ['NaN', undefined],
    ['1e2', undefined],
    ['', undefined],
  ])('the price or total %j is read as %j (TRADE-7)', (text, expected) =>
    expect(readAmount(text)).toBe(expected),
  );

  it.each([
    ['9,125', 'point', '9125'],
    ['9,125', 'comma', '9.125'],
    ['1.234,56', 'comma', '1234.56'],
    ['1.234,56', 'point', undefined],
    ['1234.56', 'comma', undefined],
  ] as const)('%j beside numbers with a %s is %j', (text, mark, expected) =>
    expect(readAmount(text, mark)).toBe(expected),
  );
});

it.each([
  ['1,000', '1000'],
  ['1.000', '1000'],
  ['1 000 ', '1000'],
  ["12'500", '12500'],
  ['0', '0'],
  ['500', '500'],
  ['1.5', undefined],
  ['-5', undefined],
  ['about 500', undefined],
  ['NONE', '0'],
  ['none', '0'],
  [' Nil ', '0'],
  ['-5', undefined],
  ['1.5', undefined],
  ['', undefined],
])('a person who types the shares %j means %j', (text, shares) => {
  expect(readTypedShares(text)).toBe(shares);
});
