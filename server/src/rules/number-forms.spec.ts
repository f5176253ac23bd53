import { markOfForm, numberParts, withEvidentMark, withoutOpenMark } from './number-forms.js';
import { readAmount } from './trade-values.js';

describe('the form of a number', () => {
  it.each([
    ['1.234,56', 'comma'],
    ['1,234.56', 'point'],
    ['1,234,567', 'point'],
    ['1.234.567', 'comma'],
    ['9,12', 'comma'],
    ['9,1250', 'comma'],
    ['9.12', 'point'],
    ['1234.567', 'point'],
    ['0,125', 'comma'],
    ['.125', 'point'],
    [',5', 'comma'],
    ['1 234,56', 'comma'],
    ['1\u202f234,567', 'comma'],
    ['1\u00a0234.5', 'point'],
    ["1'234.567", 'point'],
    ['1’234,50', 'comma'],
    ['$1,234.50', 'point'],
    ['9,125', 'open'],
    ['1.000', 'open'],
    ['$12,500', 'open'],
    ['1000', undefined],
    ['1 234', undefined],
    ['', undefined],
    ['1.2.3', undefined],
    ['12,34,567.00', undefined],
    ['1,234 567.5', undefined],
    ['9,12 €', undefined],
    ['−9,12', undefined],
    ['٩٫١٢', undefined],
    ['9，12', undefined],
    ['n/a, none', undefined],
  ])('the number %j has the mark %s', (text, mark) => expect(markOfForm(text)).toBe(mark));
});

describe('the digits of a number', () => {
  it.each([
    ['9,125', 'comma', { whole: '9', decimals: '125' }],
    ['9,125', 'point', { whole: '9125', decimals: '' }],
    ['1.234.567,50', 'comma', { whole: '1234567', decimals: '5' }],
    ['1 234 567,5', 'comma', { whole: '1234567', decimals: '5' }],
    ['12 34 567,5', 'comma', undefined],
    ['1.234,56', 'point', undefined],
    ['-1', 'point', undefined],
  ] as const)('%j with a %s', (text, mark, parts) => expect(numberParts(text, mark)).toEqual(parts));
});

describe('a number written with an unambiguous decimal mark', () => {
  it.each(['9.125', '0.5', '912.5', '1825', '123456.789'])(
    'the number %j is written with an unambiguous decimal mark',
    (plain) => {
      for (const mark of ['point', 'comma'] as const) {
        const written = withEvidentMark(plain, mark);
        expect(markOfForm(written)).toBe(plain.includes('.') ? mark : undefined);
        expect(readAmount(written, mark)).toBe(plain);
      }
    },
  );
});

describe('a number in the report of rejected rows', () => {
  it.each([
    ['10.125', 'point', '10.1250'],
    ['20.250', 'point', '20.25'],
    ['1,500', 'point', '1500'],
    ['10,125', 'comma', '10,1250'],
    ['1.500', 'comma', '1500'],
    ['1,234.567', 'point', '1,234.567'],
    ['10.5', 'point', '10.5'],
    ['1000', 'comma', '1000'],
    ['#N/A', 'point', '#N/A'],
  ] as const)('%s of a file with the %s is written %s', (text, mark, written) =>
    expect(withoutOpenMark(text, mark)).toBe(written),
  );
});
