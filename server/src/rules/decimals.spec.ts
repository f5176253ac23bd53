import { readUnits, writeUnits } from './decimals.js';

describe('a plain decimal', () => {
  it.each([
    ['0', 0, 0n],
    ['007', 0, 7n],
    ['123456789', 0, 123_456_789n],
    ['1234567890', 0, 1_234_567_890n],
    ['999999999999999999', 0, 999_999_999_999_999_999n],
    ['12.5', 6, 12_500_000n],
    ['0.000001', 6, 1n],
    ['999.999999', 6, 999_999_999n],
    ['99999999', 6, 99_999_999_000_000n],
    ['99999999999999.999999', 6, 99_999_999_999_999_999_999n],
    ['-3', 6, -3_000_000n],
    ['-0.5', 6, -500_000n],
    ['85', 18, 85n * 10n ** 18n],
    ['1.5', 20, 15n * 10n ** 19n],
  ])('%s with %i decimals is read exactly (ASSESS-2)', (text, places, units) =>
    expect(readUnits(text, places)).toBe(units),
  );

  it.each([
    '',
    '.',
    '5.',
    '.5',
    '1.2.3',
    '+5',
    '--5',
    '-',
    ' 5',
    '5 ',
    '1,5',
    '1e3',
    '٣',
    '0x1',
    '1.2345678',
  ])('%j is none (ASSESS-2)', (text) => expect(() => readUnits(text, 6)).toThrow(RangeError));

  it('is written as it is read (ASSESS-2)', () => {
    for (const text of ['0', '3', '-3', '12.5', '0.000001', '-0.5', '123456789012.5'])
      expect(writeUnits(readUnits(text, 6), 6)).toBe(text);
  });
});
