import { join } from 'node:path';
import { generate } from './generate.js';
import type { ReferenceKind, Truth } from './truth.js';
import { writeWithoutLines } from './without-lines.js';

/** One reference file with its expected result, and a copy without the invalid rows, for COPY. */
export interface ReferenceFile {
  path: string;
  goodRows: string;
  truth: Truth;
}

export interface ReferenceFiles {
  records: ReferenceFile;
  trades: ReferenceFile;
}

/** Generates both files for a number of submissions in a folder. */
export async function makeReferenceFiles(folder: string, submissions: number): Promise<ReferenceFiles> {
  return {
    records: await make(folder, 'settlement-records', submissions),
    trades: await make(folder, 'trades', submissions),
  };
}

async function make(folder: string, kind: ReferenceKind, submissions: number): Promise<ReferenceFile> {
  const path = join(folder, `${kind}-${submissions}.csv`);
  const goodRows = join(folder, `${kind}-${submissions}-good.csv`);
  const truth = await generate({ kind, submissions, out: path });
  await writeWithoutLines(path, goodRows, truth.badLines);
  return { path, goodRows, truth };
}
