import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { BenchDatabase } from './harness/database.js';
import { shortNumber } from './harness/figures.js';
import type { Path } from './options.js';

/** What a path came to. Void, with no figures, when an answer was wrong. */
export interface Row {
  path: Path;
  product: number | null;
  limit: number | null;
  unit: string;
  /** Product to limit. */
  ratio: number | null;
  /** What the ratio must reach; for a path without a limit, what the product must stay below. */
  goal: number | null;
  /** Megabytes above idle at the server's peak. */
  rssMB: number | null;
}

/** Prints the rows as a table. */
export function printTable(rows: readonly Row[]): void {
  const lines = [['path', 'product', 'limit', 'unit', 'ratio', 'goal', ''], ...rows.map(cells)];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  for (const line of lines) {
    console.log(
      line
        .map((text, column) => (column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!)))
        .join('  '),
    );
  }
}

/** Writes the rows with what they were measured on. */
export async function writeJson(
  file: string,
  scale: string,
  rows: readonly Row[],
  db: BenchDatabase,
): Promise<void> {
  const { server_version: postgres } = await db.one<{ server_version: string }>('SHOW server_version');
  const [cpu] = cpus();
  const machine = {
    cpu: cpu?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryMB: Math.round(totalmem() / 1024 ** 2),
    node: process.versions.node,
    postgres,
  };
  writeFileSync(file, `${JSON.stringify({ commit: commit(), scale, machine, rows }, null, 2)}\n`);
}

function cells({ path, product, limit, unit, ratio, goal }: Row): string[] {
  if (product === null) return [path, 'void', '', unit, '', '', 'wrong answer'];
  return [
    path,
    shortNumber(product),
    limit === null ? '–' : shortNumber(limit),
    unit,
    ratio === null ? '–' : ratio.toFixed(2),
    goalText(goal, limit),
    verdict(product, ratio, goal),
  ];
}

function goalText(goal: number | null, limit: number | null): string {
  if (goal === null) return '–';
  return limit === null ? `≤ ${goal}` : `≥ ${goal}`;
}

function verdict(product: number, ratio: number | null, goal: number | null): string {
  if (goal === null) return '';
  return (ratio === null ? product <= goal : ratio >= goal) ? 'met' : 'not met';
}

/** The commit that was measured; null outside a clone. */
function commit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
