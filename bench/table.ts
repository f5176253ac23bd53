import { goalAt, isMet } from './goals.js';
import { shortNumber } from './harness/figures.js';
import type { Scale } from './options.js';
import { type Line, linesOf } from './path-table.js';
import type { WrittenRow } from './report.js';

const HEADINGS = ['path', 'product', 'limit', 'unit', 'ratio', 'goal', '', 'p50/p95/p99 ms', 'MB above idle'];

/** The headings and then the cells of each row, and of each row's parts below it. */
export function tableOf(rows: readonly WrittenRow[], scale: Scale): string[][] {
  return [
    HEADINGS,
    ...rows.flatMap(({ path, parts = {}, rssMB, ...figure }) => {
      const line = linesOf(path);
      const below = Object.entries(parts).map(([name, part]) => [
        `  ${name}`,
        ...cells(part, line.parts[name]!, scale),
        '',
      ]);
      const memory = rssMB === null ? '–' : shortNumber(rssMB);
      return [[path, ...cells(figure, line, scale), memory], ...below];
    }),
  ];
}

/** The table in columns of equal width. */
export function asText(table: readonly string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  const padded = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!);
  return table.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}

/** The table as documents have it. */
export function asMarkdown([headings, ...lines]: readonly string[][]): string {
  const rule = HEADINGS.map((_, column) => (column === 0 ? '---' : '--:'));
  return [headings!, rule, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

type WrittenFigure = Omit<WrittenRow, 'path' | 'rssMB' | 'parts'>;

function cells(
  { product, limit, unit, ratio, timed }: WrittenFigure,
  { goal }: Line,
  scale: Scale,
): string[] {
  const sign = goal.way === 'at least' ? '≥' : '≤';
  const slack = goal.slack === undefined ? '' : ` + ${goal.slack} ${unit}`;
  const target = `${sign} ${goalAt(goal, scale)}${slack}`;
  if (product === null) return ['void', '', unit, '', target, 'wrong answer', ''];
  return [
    shortNumber(product),
    limit === null ? '–' : shortNumber(limit),
    unit,
    ratio === null ? '–' : ratio.toFixed(2),
    target,
    isMet(goal, scale, product, limit) ? 'met' : 'not met',
    timed ? [timed.p50, timed.p95, timed.p99].map(shortNumber).join(' / ') : '',
  ];
}
