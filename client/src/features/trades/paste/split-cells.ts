import { withoutInvisible } from '@rules/text-values.js';
import { readPlainNumber } from './cell-numbers';
import { readTypeWord } from './type-text';

const DELIMITERS = ['\t', ',', ';', '|'];
const SAMPLE_CHARACTERS = 8_000;
const LOOKS_DATED = /^\d{1,4}[-/. ](\d{1,2}|[a-z]{3,9})[-/. ,]+\d{2,4}\b/i;

/**
 * Splits a pasted text into lines of cells: tabs of a spreadsheet, or CSV with comma, semicolon, tab or bar and RFC
 * 4180 quotes. The separator is the one that gives the most recognisable cells. Cells are trimmed; lines without text
 * are omitted.
 */
export function splitCells(text: string): string[][] {
  const clean = withoutInvisible(text).replace(/\r\n?/g, '\n');
  if (clean.includes('\t')) return filled(cut(clean, '\t'));
  const sample = clean.slice(0, SAMPLE_CHARACTERS);
  const [best = ','] = DELIMITERS.map((delimiter) => ({ delimiter, score: telling(cut(sample, delimiter)) }))
    .sort((one, other) => other.score - one.score)
    .map(({ delimiter }) => delimiter);
  return filled(cut(clean, best));
}

/** The number of cells with a date, a number or a type; the number of all cells decides between equals. */
function telling(lines: string[][]): number {
  let score = 0;
  for (const cell of lines.flat()) {
    const says =
      readPlainNumber(cell) !== undefined || LOOKS_DATED.test(cell) || readTypeWord(cell) !== undefined;
    score += says ? 1 : 0.01;
  }
  return score;
}

function filled(lines: string[][]): string[][] {
  return lines.filter((cells) => cells.some((cell) => cell !== ''));
}

function cut(text: string, delimiter: string): string[][] {
  return scan(text, delimiter, true) ?? scan(text, delimiter, false) ?? [];
}

/**
 * Undefined when a quote is never closed: then quotes are read as ordinary characters, so that no text is swallowed.
 */
function scan(text: string, delimiter: string, quotes: boolean): string[][] | undefined {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at <= text.length) {
    let cell: string;
    if (quotes && text[at] === '"') {
      const end = closingQuote(text, at);
      if (end === undefined) return undefined;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
      const rest = endOfCell(text, at, delimiter);
      cell += text.slice(at, rest);
      at = rest;
    } else {
      const end = endOfCell(text, at, delimiter);
      cell = text.slice(at, end);
      at = end;
    }
    line.push(cell.replace(/\s+/g, ' ').trim());
    if (text[at] !== delimiter) {
      lines.push(line);
      line = [];
    }
    at += 1;
  }
  return lines;
}

function closingQuote(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return undefined;
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1;
  return at;
}
