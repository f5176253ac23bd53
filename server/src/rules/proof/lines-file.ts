import { t } from '../text.js';
import { countText } from './finding.js';
import { FileRefused } from './published-file.js';
import { bytesOfHex, type Sums } from './tree-bytes.js';
import { utf8Decoder } from './utf8-decoder.js';

/** The first row of a file of published lines. */
export const LINES_HEAD = 'commitment,loss,principal,interest,state';
/** What a published line can be; a claim without a loss has none. */
export const PUBLISHED_STATES = ['SHARED', 'RAISED', 'BELOW_MINIMUM'] as const;
/** The lines of one file, so that a page can hold what it repeats the sharing from. */
export const MOST_LINES = 5_000_000;
/** The bytes of one file: more than so many lines take. */
export const MOST_BYTES = 1_000_000_000;
const LONGEST_ROW = 1_000;

/** A line as it is published, without a name; amounts in cents. */
export interface PublishedLine extends Sums {
  commitment: Uint8Array;
  state: (typeof PUBLISHED_STATES)[number];
}

/** Amounts are matched in two parts, since a test of each by itself takes as long as the row. */
const ROW = /^([\da-f]{64}),(\d{1,17})\.(\d\d),(\d{1,17})\.(\d\d),(\d{1,17})\.(\d\d),([A-Z_]{6,13})$/;

/**
 * Reads published lines piece by piece, so that a file of any size takes little memory (VERIFY-5).
 * @param onLine is called with each line and its row in the file, where the head is row 1
 * @throws FileRefused for a row that is no line, and for a file with more than it may have
 */
export async function readLines(
  pieces: AsyncIterable<Uint8Array>,
  onLine: (line: PublishedLine, row: number) => void,
): Promise<void> {
  let rest = '';
  let row = 0;
  let bytes = 0;
  const decode = utf8Decoder(() => noLine(row + 1));
  const take = (text: string) => {
    row++;
    const line = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (row === 1) {
      if (line !== LINES_HEAD)
        throw new FileRefused(t('The first row is not ‘{head}’.', { head: LINES_HEAD }));
      return;
    }
    if (row - 1 > MOST_LINES) throw tooMany();
    onLine(lineOf(line, row), row);
  };
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw tooMany();
    const rows = (rest + decode(piece)).split('\n');
    rest = rows.pop()!;
    for (const text of rows) take(text);
    if (rest.length > LONGEST_ROW) throw noLine(row + 1);
  }
  rest += decode();
  if (rest) take(rest);
}

function lineOf(text: string, row: number): PublishedLine {
  const parts = ROW.exec(text);
  const state = PUBLISHED_STATES.find((known) => known === parts?.[8]);
  if (!parts || !state) throw noLine(row);
  const centsOf = (at: number) => BigInt(parts[at]! + parts[at + 1]!);
  const [loss, principal, interest] = [centsOf(2), centsOf(4), centsOf(6)];
  return { commitment: bytesOfHex(parts[1]!), loss, principal, interest, state };
}

function noLine(row: number): FileRefused {
  return new FileRefused(
    t(
      'Row {row} is no line of a distribution. Download the file again, and do not save it with another program.',
      {
        row: countText(row),
      },
    ),
  );
}

function tooMany(): FileRefused {
  return new FileRefused(
    t('This file is too large: at most {lines} lines can be checked. The rest of it was not read.', {
      lines: countText(MOST_LINES),
    }),
  );
}
