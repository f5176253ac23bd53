import { readFileSync } from 'node:fs';

const FIXTURE = new URL('../fixtures/spec-tables.md', import.meta.url);

/** The rows of a prescribed table, cell by cell, as in the specification (SCREEN-7). */
export function specTable(heading: 'Routes' | 'Calls' | 'Download links' | 'Messages'): string[][] {
  const [, section = ''] = readFileSync(FIXTURE, 'utf8').split(`## ${heading}\n`);
  const lines = section.split('\n## ')[0]!.split('\n');
  const rows = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  return rows.slice(2);
}

const cellsOf = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
