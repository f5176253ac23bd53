import { readFileSync } from 'node:fs';
import { withoutEnd } from '../../rules/text-ends.js';
import { formatOf, NumberFormats } from './number-formats.js';
import { plainNumber } from './number-cells.js';

/** What LibreOffice displays, written by test/fixtures/imports/number-formats/write-shown.ts. */
const SHOWN = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/imports/number-formats/shown.json', import.meta.url), 'utf8'),
) as { code: string; shown: Record<string, string> }[];

const show = (code: string, value: string) => formatOf(code).show(value, plainNumber(value)!);

describe('whether a format displays a date', () => {
  it.each([
    ['dd/mm/yyyy', true],
    ['[$-C09]d mmmm yyyy;@', true],
    ['yyyy\\-mm\\-dd', true],
    ['[$-F800]dddd, mmmm dd, yyyy', true],
    ['[$-F400]h:mm:ss AM/PM', false],
    ['dd/mm/"2019"', false],
    ['dd\\.mm\\.yyyy" AD"', true],
    ['00\\/00\\/00', false],
    ['0.00', false],
    ['"day" 0', false],
    ['[Red]0', false],
    ['h:mm:ss', false],
    ['#,##0', false],
    ['00000', false],
  ])('whether the format %s displays a date: %j', (code, date) => expect(formatOf(code).date).toBe(date));
});

describe('whether a format displays only a part of a date', () => {
  it.each([
    ['dd/mm/yyyy', false],
    ['d-mmm-yy', false],
    ['DD.MM.YYYY', false],
    ['dddd, d mmmm yyyy;@', false],
    ['[$-411]ggge"年"m"月"d"日"', false],
    ['m/d/yy h:mm', false],
    ['[$-F800]dddd, mmmm dd, yyyy', false],
    ['dd/mm/yyyy;mmm yy', false],
    ['mmm yy', true],
    ['yyyy', true],
    ['mm/yyyy', true],
    ['dd/mm', true],
    ['d', true],
    ['dddd, mmm yyyy', true],
    ['d h:mm yyyy', true],
    ['[<43000]dd/mm/yyyy;mmm yy', true],
    ['0.00', false],
  ])('whether the format %s displays only a part of a date: %j', (code, part) =>
    expect(formatOf(code).partOfDay).toBe(part),
  );

  it.each([
    [14, false],
    [15, false],
    [16, true],
    [17, true],
    [22, false],
    [31, false],
    [55, true],
  ])('whether the built-in format %i displays only a part of a date: %j', (id, part) => {
    const formats = new NumberFormats();
    formats.add(id);
    expect(formats.of(0)).toMatchObject({ date: true, partOfDay: part });
  });
});

describe('whether a format is for amounts', () => {
  it.each([
    ['[$-C09]0', false],
    ['[$-C09]00 000 000 000', false],
    ['[$-407]000\\-000', false],
    ['0', false],
    ['[$$-C09]0', true],
    ['[$€-407]0', true],
    ['[$-C09]$0', true],
    ['[$-C09]#,##0', true],
  ])('whether the format %s is for amounts: %j', (code, ofAmounts) =>
    expect(formatOf(code).ofAmounts).toBe(ofAmounts),
  );
});

describe('a number in a format for identifiers', () => {
  it.each([
    ['000-000', '62000', '062-000'],
    ['000 000 000', '12345678', '012 345 678'],
    ['0000;-0000', '800', '0800'],
    ['"X"0000000000', '1234567', 'X0001234567'],
    ['0000 000 000', '412345678', '0412 345 678'],
    ['00 000 000 000', '4085616', '00 004 085 616'],
    ['(00) 0000 0000', '290001234', '(02) 9000 1234'],
    ['@', '123456789012345', '123456789012345'],
  ])('the format %s for identifiers displays %s as %s', (code, value, expected) =>
    expect(show(code, value)).toBe(expected),
  );
});

describe.each(SHOWN)('the format $code', ({ code, shown }) => {
  it.each(Object.entries(shown))(
    'displays %s as LibreOffice does, or reports that it cannot',
    (value, text) => {
      const mine = show(code, value);
      if (mine !== undefined) expect(mine).toBe(text.trim());
      else expect(CANNOT.has(code) || Number(value) % 1 !== 0 || hidesDigits(text, value)).toBe(true);
    },
  );
});

/** Formats that each program displays differently, or not at all. */
const CANNOT = new Set(['000/000', '# ?/?', '# ??/??', '0.00E+00', '##0.0E+0', '[$-F800]0']);

function hidesDigits(text: string, value: string): boolean {
  return !text.replace(/\D/g, '').includes(withoutEnd(value.replace(/\D/g, ''), '0'));
}

it.each(['[', '"', '0', '\\', '_', '*', ';', '?', '@', 'd', 'E+', '[Red]', '[$-'])(
  'a number format rejects a million times %j quickly',
  (part) => {
    const started = performance.now();
    expect(formatOf(part.repeat(1_000_000)).show('1', '1')).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(100);
  },
);
