import { withOneFormulaQuote } from '../../rules/text-values.js';
import { cleanEmailCell, cleanSidCell, cleanTextCell } from './cell-values.js';

const CLEANED = { cleanSidCell, cleanEmailCell, cleanTextCell };
const SPACES = [' ', '\t', '\n', '\r\n', '\u00a0', '\u3000', '\ufeff'];

it.each(Object.keys(CLEANED) as (keyof typeof CLEANED)[])(
  '%s reads a cell that was handed back as the one that was sent',
  (name) => {
    const clean = CLEANED[name];
    for (const sign of ['=', '+', '-', '@', '\uff1d', 'a'])
      for (const quotes of ['', "'", "''"])
        for (const space of ['', ...SPACES]) {
          const sent = `${space}${quotes}${sign}1`;
          expect({ sent, read: clean(withOneFormulaQuote(sent)) }).toEqual({ sent, read: clean(sent) });
        }
  },
);
