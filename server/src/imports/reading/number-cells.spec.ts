import { plainNumber, serialDate } from './number-cells.js';

describe('the number of a cell', () => {
  it.each([
    ['123', '123'],
    ['5.0', '5'],
    ['12.50', '12.5'],
    ['1.0E+3', '1000'],
    ['1.5E-3', '0.0015'],
    ['-2.50E1', '-25'],
    ['0.30000000000000004', '0.3'],
    ['12.300000000000001', '12.3'],
    ['1.9999999999999998', '2'],
    ['123456789012345', '123456789012345'],
    ['-123456789012345', '-123456789012345'],
    ['12345678901.129999', '12345678901.13'],
    ['00123', '123'],
    ['-0', '0'],
  ])('the number %j of a cell is read as %j (IMPORT-14)', (stored, expected) =>
    expect(plainNumber(stored)).toBe(expected),
  );

  it.each([
    '1234567890123456',
    '1234567890123450',
    '1.23456789012345E+15',
    '9007199254740993',
    '90071992547409.12',
    '1e999',
    '1E+31',
    'NaN',
    '0x10',
    ' 5',
    '',
  ])('%j has lost the digits that were typed', (stored) => expect(plainNumber(stored)).toBeUndefined());
});

describe('the date of a serial number', () => {
  it.each([
    ['43159', false, '2018-02-28'],
    ['43159.75', false, '2018-02-28'],
    ['43464.9999999999', false, '2018-12-31'],
    ['43464.999999', false, '2018-12-30'],
    ['1', false, '1900-01-01'],
    ['59', false, '1900-02-28'],
    ['60', false, '1900-02-29'],
    ['61', false, '1900-03-01'],
    ['41697', true, '2018-02-28'],
    ['0', true, '1904-01-01'],
    ['0', false, undefined],
    ['-1', false, undefined],
    ['99999999', false, undefined],
    ['1e999', false, undefined],
    ['x', false, undefined],
    ['0x10', false, undefined],
    ['', true, undefined],
  ])('%j (1904: %j) is %j (IMPORT-14)', (stored, date1904, expected) =>
    expect(serialDate(stored, date1904)).toBe(expected),
  );
});
