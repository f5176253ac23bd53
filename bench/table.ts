import { shortNumber } from './harness/figures.js';
import type { WrittenFigure, WrittenRow } from './report.js';

const HEADINGS = ['path', 'product', 'limit', 'unit', 'ratio', 'goal', '', 'p50/p95/p99 ms', 'MB above idle'];

/** The headings, then the cells of each row, with each row's parts below it. */
export function tableOf(rows: readonly WrittenRow[]): string[][] {
  return [
    HEADINGS,
    ...rows.flatMap(({ path, parts = {}, rssMB, ...figure }) => {
      const below = Object.entries(parts).map(([name, part]) => [`  ${name}`, ...cells(part), '']);
      const memory = figure.product === null ? '' : rssMB === null ? '–' : shortNumber(rssMB);
      return [[path, ...cells(figure), memory], ...below];
    }),
  ];
}

/** One sentence for each void row. */
export function reasonsOf(rows: readonly WrittenRow[]): string[] {
  return rows.flatMap((row) => (row.void === undefined ? [] : [`${row.path} is void: ${row.void}`]));
}

/** The table as text in aligned columns. */
export function asText(table: readonly string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  const padded = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!);
  return table.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}

/** The table as Markdown. */
export function asMarkdown([headings, ...lines]: readonly string[][]): string {
  const rule = HEADINGS.map((_, column) => (column === 0 ? '---' : '--:'));
  return [headings!, rule, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function cells({ product, limit, unit, ratio, goalText, met, timed }: WrittenFigure): string[] {
  if (product === null) return ['void', '', unit, '', goalText, '', ''];
  return [
    shortNumber(product),
    limit === null ? '–' : shortNumber(limit),
    unit,
    ratio === null ? '–' : ratio.toFixed(2),
    goalText,
    met === null ? '' : met ? 'met' : 'not met',
    timed ? [timed.p50, timed.p95, timed.p99].map(shortNumber).join(' / ') : '',
  ];
}
