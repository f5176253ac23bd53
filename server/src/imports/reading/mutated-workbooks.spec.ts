import { readdirSync, readFileSync } from 'node:fs';
import { readWholeFile } from '../../../test/fixtures/imports/read-whole-file.js';
import { chance, DAMAGE, rewritten } from '../../../test/fixtures/imports/workbook-mutants.js';
import { RECORD_COLUMNS, TRADE_COLUMNS } from './columns.js';
import { FileRefused } from './file-refused.js';

/** MUTANTS sets a larger number, MUTANT_SEED repeats the same ones. */
const EACH = Number(process.env['MUTANTS'] ?? 1);
const SEED = Number(process.env['MUTANT_SEED'] ?? 14);

const FOLDER = new URL('../../../test/fixtures/libreoffice/', import.meta.url);
const WORKBOOKS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.xlsx'))
  .sort();

const bytesOf = (path: string) => readFileSync(new URL(path, FOLDER));

/** The content that an import reads from a workbook. */
async function read(path: string, bytes: Buffer) {
  const set = path.endsWith('balances.xlsx') ? RECORD_COLUMNS : TRADE_COLUMNS;
  const { shape, rowsRead } = await readWholeFile(bytes, { name: 'book.xlsx', set });
  const rows = rowsRead.map(({ line, cells, typed, problem }) => ({
    line,
    cells,
    typed: [...typed!],
    problem,
  }));
  const { columns, unknownColumns, notation } = shape;
  return { columns, unknownColumns, notation, rows };
}

type Read = Awaited<ReturnType<typeof read>>;

/** How a mutant is read differently from its original; undefined when it is read alike or refused with a message. */
async function difference(path: string, original: Read, mutant: Buffer): Promise<string | undefined> {
  try {
    const found = await read(path, mutant);
    return JSON.stringify(found) === JSON.stringify(original) ? undefined : firstDifference(original, found);
  } catch (error) {
    if (error instanceof FileRefused && /^book\.xlsx: .*\w{2} \w{2}/.test(error.message)) return undefined;
    return String(error instanceof Error ? error.stack : error);
  }
}

function firstDifference(original: Read, found: Read): string {
  const at = original.rows.findIndex(
    (row, index) => JSON.stringify(row) !== JSON.stringify(found.rows[index]),
  );
  return JSON.stringify([
    found.columns,
    found.notation,
    found.rows.length,
    original.rows[at],
    found.rows[at],
  ]);
}

describe.each(Object.entries(DAMAGE))('workbooks with %s', (kind, damage) => {
  it('are read like the original or refused with a message (IMPORT-17)', async () => {
    const lost: string[] = [];
    for (const [index, path] of WORKBOOKS.entries()) {
      const bytes = bytesOf(path);
      const original = await read(path, bytes);
      const below = chance(SEED + 1_000 * index + Object.keys(DAMAGE).indexOf(kind));
      for (let turn = 0; turn < EACH; turn++) {
        const other = await difference(path, original, damage(bytes, below));
        if (other !== undefined) lost.push(`${path} (${turn}): ${other.slice(0, 500)}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

it.each(WORKBOOKS.filter((_, index) => index % 5 === 0))(
  '%s written in another way is read the same',
  async (path) => {
    const bytes = bytesOf(path);
    const original = await read(path, bytes);
    for (const [how, other] of rewritten(bytes))
      expect([how, await read(path, other)]).toEqual([how, original]);
  },
);
