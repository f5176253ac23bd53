import { activateLanguage, ENGLISH } from '@rules/text.js';
import { formatBytes, formatCount, formatPercent } from './amounts';
import { formatDate, formatLongDate, formatMoment } from './dates';
import { formatMoney, formatPrice, formatShares, groupedExact } from './decimals';

afterEach(() => activateLanguage(ENGLISH, {}));

it('dates have the prescribed form in English and that of the language in others (SCREEN-20, LANG-5)', () => {
  expect([formatDate('2018-10-05'), formatLongDate('2018-10-05')]).toEqual(['05-Oct-2018', '5 October 2018']);
  activateLanguage('de', {});
  expect([formatDate('2018-10-05'), formatLongDate('2018-10-05')]).toEqual([
    '05. Okt. 2018',
    '5. Oktober 2018',
  ]);
  expect(formatMoment('2018-10-05T01:02:00Z', 'Australia/Sydney')).toBe('05. Okt. 2018, 11:02');
});

it('numbers have the separators of the language, without a digit lost (SCREEN-21, LANG-5)', () => {
  const big = '-123456789012345678.905';
  expect(formatMoney(big)).toBe('\u2212123,456,789,012,345,678.91');
  activateLanguage('de', {});
  expect(formatMoney(big)).toBe('-123.456.789.012.345.678,91');
  expect([formatPrice('1.5'), formatShares('1200.50'), groupedExact('1200.50')]).toEqual([
    '1,5000',
    '1.200,5',
    '1.200,50',
  ]);
  expect([formatCount(1234), formatBytes(4_249_000), formatPercent(0.5)]).toEqual([
    '1.234',
    '4,2 MB',
    '50\u00a0%',
  ]);
});
