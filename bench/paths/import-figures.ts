import { median, shortNumber } from '../harness/figures.js';

/** What one import, or the limit of one, took. */
export interface ImportFigure {
  /** Good rows of the file. */
  rows: number;
  seconds: number;
  /** Seconds of processor time of the program that sends (server, or bench) and of the database, tidying included. */
  cpu: { sender: number; database: number };
  /** The product's: from the upload's first byte until the run was seen to be done. */
  wallSeconds?: number;
  /** The product's: megabytes above idle at its peak. */
  peakMB?: number;
  /** The limit's: COPY alone. */
  copySeconds?: number;
}

/** One line about one figure. */
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
