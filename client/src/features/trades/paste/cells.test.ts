import { dayOrderOf, readStatementDate } from '../../../lib/statement-dates';
import { likelyMarkOf, tidyPrice, tidyQuantity, tidyTotal } from './cell-numbers';
import { readTypeWord } from './type-text';

describe('words for transaction types', () => {
  it.each([
    ['Buy', 'BUY'],
    ['B', 'BUY'],
    ['bought', 'BUY'],
    ['PURCHASE', 'BUY'],
    ['s', 'SELL'],
    ['Sold', 'SELL'],
    ['Disposal', 'SELL'],
    ['Transfer (In)', 'TRANSFER_IN'],
    ['TRANSFER_OUT', 'TRANSFER_OUT'],
    ['off-market transfer out', 'TRANSFER_OUT'],
    ['Transfer', 'TRANSFER'],
    ['buy back', undefined],
    ['DRP', undefined],
    ['Open', undefined],
    ['', undefined],
  ])('the word %j for a transaction type is read as %j', (text, expected) =>
    expect(readTypeWord(text)).toBe(expected),
  );
});

describe('dates of a statement', () => {
  it.each([
    ['01/02/2018', '2018-02-01'],
    ['1/2/18', '2018-02-01'],
    ['31/12/99', '1999-12-31'],
    ['2018-02-01', '2018-02-01'],
    ['2018/2/1', '2018-02-01'],
    ['20180201', '2018-02-01'],
    ['01-Feb-2018', '2018-02-01'],
    ['1 Feb 18', '2018-02-01'],
    ['1st February 2018', '2018-02-01'],
    ['February 1, 2018', '2018-02-01'],
    ['01.02.2018', '2018-02-01'],
    ['01/02/2018 10:31', '2018-02-01'],
    ['2018-02-01T10:31:05', '2018-02-01'],
    ['2018-02-01T22:31:05Z', undefined],
    ['12/31/2018', undefined],
    ['29/02/2018', undefined],
    ['1 Febtober 2018', undefined],
    ['43132', undefined],
    ['', undefined],
  ])('the date %j of a statement is read as %j', (text, expected) =>
    expect(readStatementDate(text)).toBe(expected),
  );

  it.each([
    [['01/02/2018', '12/31/2018'], 'month-first'],
    [['01/02/2018', '31/12/2018'], 'day-first'],
    [['31/12/2018', '12/31/2018'], 'day-first'],
    [['01/02/2018', '2018-12-31'], 'day-first'],
    [[], 'day-first'],
  ])('the order of day and month in %j is %s', (cells, expected) => expect(dayOrderOf(cells)).toBe(expected));
});

describe('numbers of a statement', () => {
  it.each([
    ['1,000', '1000'],
    ['1 000', '1000'],
    ['+1000', '1000'],
    ['1000.00', '1000'],
    ['0012', '12'],
    ['1.5', '1.5'],
    ['-1000', '-1000'],
    ['1e3', '1e3'],
    ['1,00', '1,00'],
    ['1.000', '1.000'],
    ['ten', 'ten'],
    ['9007199254740993', '9007199254740993'],
  ])('the pasted quantity %j is read as %j', (text, expected) => expect(tidyQuantity(text)).toBe(expected));

  it.each([
    ['$1,234.50', '1234.50'],
    ['A$6.12', '6.12'],
    ['6.12 AUD', '6.12'],
    ['-6.12', '-6.12'],
    ['6,12', '6,12'],
    ['9,125', '9,125'],
    ['$9,125', '$9,125'],
    ['9.125', '9.125'],
    ['6.1234567', '6.1234567'],
  ])('the pasted price %j is read as %j', (text, expected) => expect(tidyPrice(text)).toBe(expected));

  it.each([
    ['-$1,234.50', '1234.50'],
    ['($1,234.50)', '1234.50'],
    ['$(1,234.50)', '1234.50'],
    ['1,234.50-', '1234.50'],
    ['\u22121234', '1234'],
    ['1.2.3', '1.2.3'],
  ])('the pasted total %j is read as %j', (text, expected) => expect(tidyTotal(text)).toBe(expected));

  it.each([
    [['1.234,50', '100'], 'comma'],
    [['6,12', '1.000'], 'comma'],
    [['1,234', '6'], 'point'],
    [['6,12', '7.13'], 'point'],
    [['1,234.50'], 'point'],
    [['$1.234,50'], 'comma'],
    [[], 'point'],
  ])('%j most likely have the %s', (cells, expected) => expect(likelyMarkOf(cells)).toBe(expected));

  it('are read with the decimal mark of their table', () => {
    expect(tidyQuantity('1.000', 'comma')).toBe('1000');
    expect(tidyTotal('1.234,50', 'comma')).toBe('1234.50');
  });
});
