import { RECORD_COLUMNS } from './columns.js';
import { readHeader } from './header.js';

const unknown = (name: string) =>
  readHeader(['sid', 'email', 'legalEntity', name], 1, 'a.csv', RECORD_COLUMNS).unknownColumns;

it.each([
  ['a name of a hundred characters is quoted completely', 'n'.repeat(100), 'n'.repeat(100)],
  ['a longer name is cut and marked as cut', 'n'.repeat(101), `${'n'.repeat(100)}…`],
  [
    'a name is never cut within the code of an invisible character',
    `${'n'.repeat(98)}\0\0\0`,
    `${'n'.repeat(98)}\\u{0}\\u{0}…`,
  ],
  ['a name is never cut within a character', `${'n'.repeat(99)}😀`, `${'n'.repeat(99)}…`],
  ['a name is quoted without the quote of an export', "'=1", '=1'],
])('an unknown column is reported by its name: %s', (_, name, quoted) =>
  expect(unknown(name)).toEqual([quoted]),
);

it('a column without a name is reported by its position', () => {
  const { unknownColumns } = readHeader(['', 'sid', 'email', 'legalEntity'], 1, 'a.csv', RECORD_COLUMNS);
  expect(unknownColumns).toEqual(['(column 1, without a name)']);
});
