import { median, shortNumber } from '../harness/figures.js';

/** The figures of one import or of its limit. */
export interface ImportFigure {
  /** The number of valid rows in the file. */
  rows: number;
  seconds: number;
  /** CPU seconds of the sending program (server or bench) and of the database, including cleanup. */
  cpu: { sender: number; database: number };
  /** Of the product: from the first byte of the upload until the run was reported as done. */
  wallSeconds?: number;
  /** Of the product: peak megabytes above idle. */
  peakMB?: number;
  /** Of the limit: COPY alone. */
  copySeconds?: number;
}

/** Describes one figure in one line. */
export function describe(name: string, { rows, seconds, cpu, ...more }: ImportFigure): string {
  const parts = [
    name.padEnd(24),
    `${shortNumber(seconds)} s`,
    `${shortNumber(rows / seconds)} rows/s`,
    `cpu ${shortNumber(cpu.sender)} + database ${shortNumber(cpu.database)} s`,
  ];
  if (more.wallSeconds !== undefined) parts.push(`upload to done ${shortNumber(more.wallSeconds)} s`);
  if (more.peakMB !== undefined) parts.push(`peak +${shortNumber(more.peakMB)} MB`);
  if (more.copySeconds !== undefined) parts.push(`COPY alone ${shortNumber(rows / more.copySeconds)} rows/s`);
  return parts.join('  ');
}

export const rowsPerSecond = (figures: readonly ImportFigure[]) =>
  median(figures.map(({ rows, seconds }) => rows / seconds));

export const cpuSecondsOf = (figures: readonly ImportFigure[]) =>
  median(figures.map(({ cpu }) => cpu.sender + cpu.database));

export const peakOf = (figures: readonly ImportFigure[]) =>
  Math.max(...figures.map(({ peakMB }) => peakMB ?? NaN));
