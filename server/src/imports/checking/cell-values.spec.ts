import { withOneFormulaQuote } from '../../rules/text-values.js';
import { cleanEmailCell, cleanSidCell, cleanTextCell } from './cell-values.js';

const CLEANED = { cleanSidCell, cleanEmailCell, cleanTextCell };
const SPACES = [' ', '\t', '\n', '\r\n', '\u00a0', '\u3000', '\ufeff'];

it.each(Object.keys(CLEANED) as (keyof typeof CLEANED)[])(
  '%s reads a cell of a returned row as the originally submitted one (IMPORT-39)',
  (name) => {
    const clean = CLEANED[name];
    for (const sign of ['=', '+', '-', '@', '\uff1d', 'a'])
      for (const quotes of ['', "'", "''"])
        for (const space of ['', ...SPACES]) {
          for (const said of ['1', '"1"']) {
            const sent = `${space}${quotes}${sign}${said}`;
            expect({ sent, read: clean(withOneFormulaQuote(sent)) }).toEqual({ sent, read: clean(sent) });
          }
        }
  },
);

it.each(Object.values(CLEANED))(
  'a text that was written as a formula to keep its zeros is read as that text',
  (clean) => {
    for (const [sent, read] of [
      ['="00123"', '00123'],
      [' =" 00123 " ', '00123'],
      ['=""', ''],
      ['\'="00123"', '="00123"'],
      ['="1"&"2"', '="1"&"2"'],
      ['=00123', '=00123'],
    ] as const)
      expect({ sent, read: clean(sent) }).toEqual({ sent, read });
  },
);
