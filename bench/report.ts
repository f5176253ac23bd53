import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Figure, Row } from './context.js';
import { goalAt, isMet } from './goals.js';
import type { Answers } from './harness/answers.js';
import type { Percentiles } from './harness/requests.js';
import type { BenchOptions } from './options.js';
import type { Scale } from './scales.js';
import { type Line, linesOf, type Path, PATH_NAMES } from './path-table.js';

/** A row as written; without figures if a response was wrong. */
export interface WrittenRow extends WrittenFigure {
  path: Path;
  /** Megabytes above idle at the peak of server and worker. */
  rssMB: number | null;
  /** Further figures of the path, with or without a goal. */
  parts?: Record<string, WrittenFigure>;
  /** Why it is void, if it is. */
  void?: string;
}

export interface WrittenFigure {
  product: number | null;
  limit: number | null;
  unit: string;
  /** The product's figure divided by the limit. */
  ratio: number | null;
  /** The minimum or maximum of the ratio or, for a path without a limit, of the product's figure. */
  goal: number | null;
  /** The goal as printed: its direction, and the tolerance. */
  goalText: string;
  /** Null if there is no figure or no goal. */
  met: boolean | null;
  /** Milliseconds, where calls were timed. */
  timed?: Percentiles;
}

/** A row for each requested path; a void one has its reason and no figures. */
export function writtenRows(
  rows: readonly Row[],
  { scale, paths }: BenchOptions,
  answers: Answers,
): WrittenRow[] {
  return PATH_NAMES.filter((path) => paths.has(path)).map((path) => {
    const row = rows.find((measured) => measured.path === path);
    const reason = answers.reasonOf(path) ?? (row ? undefined : 'it was not measured');
    const figures = reason === undefined ? row : undefined;
    const { parts, ...line } = linesOf(path);
    const besides = Object.entries(parts).map(([name, part]) => [
      name,
      written(figures?.parts?.[name], part, scale),
    ]);
    return {
      path,
      ...written(figures, line, scale),
      rssMB: figures?.rssMB ?? null,
      ...(besides.length > 0 && { parts: Object.fromEntries(besides) as WrittenRow['parts'] }),
      ...(reason !== undefined && { void: reason }),
    };
  });
}

function written(figure: Figure | undefined, { unit, goal }: Line, scale: Scale): WrittenFigure {
  const target = { goal: goal && goalAt(goal, scale), goalText: goalText({ unit, goal }, scale) };
  if (!figure) return { product: null, limit: null, unit, ratio: null, ...target, met: null };
  const { product, limit, timed } = figure;
  const ratio = limit === null ? null : product / limit;
  const met = goal && isMet(goal, scale, product, limit);
  return { product, limit, unit, ratio, ...target, met, ...(timed && { timed }) };
}

function goalText({ unit, goal }: Line, scale: Scale): string {
  if (!goal) return '–';
  const slack = goal.slack === undefined ? '' : ` + ${goal.slack} ${unit}`;
  return `${goal.way === 'at least' ? '≥' : '≤'} ${goalAt(goal, scale)}${slack}`;
}

/** Writes the rows with a description of the machine. */
export function writeJson(file: string, scale: Scale, postgres: string, rows: readonly WrittenRow[]): void {
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

/** The measured commit; null outside a clone. */
function commit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
