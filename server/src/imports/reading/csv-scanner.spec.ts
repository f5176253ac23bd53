import { jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { CsvScanner, type CsvSyntaxError } from './csv-scanner.js';

fc.configureGlobal({ seed: jest.getSeed() });

class Broken extends Error {
  constructor(readonly error: CsvSyntaxError) {
    super(error.kind);
  }
}

/** All records of a text that is passed in the given pieces. */
function scan(pieces: readonly string[], delimiter = ',', most = 10_000) {
  const scanner = new CsvScanner(delimiter, most, (error) => new Broken(error));
  const records: { line: number; cells: string[]; single: string[]; ends: string[]; record: string }[] = [];
  const drain = () => {
    while (scanner.next()) {
      const cells = scanner.cells();
      const single = cells.map((_, index) => scanner.cell(index));
      const ends = cells.map((_, index) => scanner.endOf(cells.length - index));
      records.push({ line: scanner.line, cells, single, ends, record: scanner.record() });
    }
  };
  for (const piece of pieces) {
    scanner.push(piece);
    drain();
  }
  scanner.finish();
  drain();
  return records;
}

function errorOf(...parameters: Parameters<typeof scan>): CsvSyntaxError | undefined {
  try {
    scan(...parameters);
    return undefined;
  } catch (error) {
    return (error as Broken).error;
  }
}

const cellsOf = (text: string, delimiter?: string) => scan([text], delimiter).map(({ cells }) => cells);

describe('the records of a CSV text', () => {
  it.each([
    ['LF', 'a,b\nc,d\n'],
    ['CRLF', 'a,b\r\nc,d\r\n'],
    ['CR', 'a,b\rc,d'],
    ['mixed', 'a,b\r\nc,d\n'],
  ])('the records of a CSV text may end with %s', (_, text) =>
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  );

  it('keep the delimiters, quotes and line ends of quoted cells', () => {
    expect(cellsOf('"a,""b""";"c\r\nd";;""\n', ';')).toEqual([['a,"b"', 'c\r\nd', '', '']]);
  });

  it('treat a quote inside a cell, or one closed too early on its line, as literal text', () => {
    expect(cellsOf('=HYPERLINK("x"),"a" b,c\n')).toEqual([['=HYPERLINK("x")', '"a" b', 'c']]);
  });

  it('the records of a CSV text have the line on which they start', () => {
    expect(scan(['a\n\n"b\r\nb"\r\nc']).map(({ line }) => line)).toEqual([1, 2, 3, 5]);
  });
});

describe('a malformed CSV text', () => {
  it('is reported with the quote that is never closed', () => {
    const text = `a,b\n1,"x\n${'2,y\n'.repeat(100)}`;
    expect(errorOf([text])).toEqual({ kind: 'unclosed-quote', line: 2, cell: 1 });
  });

  it('is reported with a quote that only the next quoted cell closes', () => {
    expect(errorOf(['a,b\n1,"x\n2,"y"\n3,"z"\n'])).toEqual({ kind: 'unclosed-quote', line: 2, cell: 1 });
  });

  it('is reported with a quote that is still open at the maximum length of a row', () => {
    expect(errorOf(['a,b\n', '1,"x\n', 'y'.repeat(200)], ',', 100)).toEqual({
      kind: 'unclosed-quote',
      line: 2,
      cell: 1,
    });
  });

  it('is reported with the cell that makes a row too long', () => {
    expect(errorOf(['a,b,c\n1,', 'y'.repeat(200), ',2\n'], ',', 100)).toEqual({
      kind: 'too-long',
      line: 2,
      cell: 1,
    });
    expect(errorOf([`a,b,c\n1,"${'y'.repeat(100)}",2\n`], ',', 100)).toEqual({
      kind: 'too-long',
      line: 2,
      cell: 2,
    });
  });

  it('may have a row of exactly the maximum length', () => {
    expect(errorOf(['a\n', 'y'.repeat(100), '\n'], ',', 100)).toBeUndefined();
    expect(errorOf(['a\n', 'y'.repeat(101), '\n'], ',', 100)).toMatchObject({ kind: 'too-long', line: 2 });
  });
});

describe('compared with csv-parse', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', ',', ',', '"', '"', '\n', '\r\n', '\r', ' ', ';'),
    maxLength: 40,
  });
  const rules = { relax_quotes: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] };

  it('finds the same cells, however the text is split', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(40), { maxLength: 4 }), (content, cuts) => {
        const places = [...cuts.filter((cut) => cut < content.length), 0, content.length].sort(
          (a, b) => a - b,
        );
        const pieces = places.slice(1).map((place, index) => content.slice(places[index], place));
        const error = errorOf(pieces);
        expect(error).toEqual(errorOf([content]));
        if (error) return;
        const found = scan(pieces);
        expect(found.map(({ cells }) => cells)).toEqual(parse(content, rules));
        expect(found.map(({ single }) => single)).toEqual(found.map(({ cells }) => cells));
        expect(found.flatMap(({ record }) => cellsOf(record))).toEqual(
          found.filter(({ record }) => record !== '').map(({ cells }) => cells),
        );
      }),
      { numRuns: 5000 },
    );
  });

  it('finds each cell at the end of its record, with or without blank cells after it', () => {
    fc.assert(
      fc.property(text, (content) => {
        if (errorOf([content])) return;
        for (const { cells, ends, record } of scan([content])) {
          cells.forEach((cell, index) => {
            const mark = /[^"\s]+/.exec(cell)?.[0] ?? '';
            expect(ends[index]).toContain(mark);
            expect(record).toContain(ends[index]);
          });
        }
      }),
      { numRuns: 5000 },
    );
    const whole = 'a,b,"c,d",e,f';
    expect(scan([`${whole}\n`])[0]?.ends).toEqual([whole, whole, whole, 'e,f', 'f']);
  });

  it('the CSV scanner refuses what csv-parse refuses', () => {
    fc.assert(
      fc.property(text, (content) => {
        let refused = false;
        try {
          parse(content, rules);
        } catch {
          refused = true;
        }
        if (refused) expect(errorOf([content])?.kind).toBe('unclosed-quote');
      }),
      { numRuns: 5000 },
    );
  });
});
