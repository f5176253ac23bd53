import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Figure, Row } from './context.js';
import { goalAt } from './goals.js';
import type { BenchDatabase } from './harness/database.js';
import type { Percentiles } from './harness/requests.js';
import type { BenchOptions } from './options.js';
import { type Line, linesOf, type Path } from './path-table.js';

/** A row as it is written; without figures when an answer was wrong. */
export interface WrittenRow extends WrittenFigure {
  path: Path;
  /** Megabytes above idle at the peak of server and worker. */
  rssMB: number | null;
  /** What the path's goal asks for besides. */
  parts?: Record<string, WrittenFigure>;
}

interface WrittenFigure {
  product: number | null;
  limit: number | null;
  unit: string;
  /** Product to limit. */
  ratio: number | null;
  /** What the ratio must reach or stay below; for a path without a limit, what the product must. */
  goal: number;
  /** Milliseconds, where calls were timed. */
  timed?: Percentiles;
}

/** The rows as they are written; a void one has no figures. */
export function writtenRows(
  rows: readonly Row[],
  { scale }: BenchOptions,
  isVoid: (path: Path) => boolean,
): WrittenRow[] {
  return rows.map((row) => {
    const { parts, ...line } = linesOf(row.path);
    const written = (figure: Figure, { unit, goal }: Line): WrittenFigure => {
      const target = goalAt(goal, scale);
      if (isVoid(row.path)) return { product: null, limit: null, unit, ratio: null, goal: target };
      const { product, limit, timed } = figure;
      const ratio = limit === null ? null : product / limit;
      return { product, limit, unit, ratio, goal: target, ...(timed && { timed }) };
    };
    const besides = Object.entries(row.parts ?? {}).map(([name, figure]) => [
      name,
      written(figure, parts[name]!),
    ]);
    return {
      path: row.path,
      ...written(row, line),
      rssMB: isVoid(row.path) ? null : (row.rssMB ?? null),
      ...(row.parts && { parts: Object.fromEntries(besides) as WrittenRow['parts'] }),
    };
  });
}

/** Writes the rows with what they were measured on. */
export async function writeJson(
  file: string,
  scale: string,
  rows: readonly WrittenRow[],
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

/** The commit that was measured; null outside a clone. */
function commit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
