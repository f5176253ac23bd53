import { closeSync, lstatSync, openSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Path, PATH_NAMES } from './path-table.js';
import { type Scale, SCALES } from './scales.js';

export interface BenchOptions {
  scale: Scale;
  submissions: number;
  repeats: number;
  /** The maximum warm-up time of each side of a path: a new process takes thousands of calls. */
  warmUpMs: number;
  paths: ReadonlySet<Path>;
  /** How many minutes a group of paths may take, before it fails. */
  longestMinutes: number;
  /** Measures interactions also with a processor so many times slower, for information. */
  slower: number | undefined;
  /** The file to which the rows are written as JSON. */
  json: string | undefined;
}

/** Parses the command line. @throws Error with one sentence that names the invalid argument */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      scale: { type: 'string', default: '10k' },
      only: { type: 'string' },
      json: { type: 'string' },
      repeats: { type: 'string', default: '3' },
      'warm-up': { type: 'string', default: '10' },
      longest: { type: 'string', default: '240' },
      slower: { type: 'string' },
    },
  });
  const scale = readScale(values.scale);
  const repeats = Number(values.repeats);
  if (!Number.isInteger(repeats) || repeats < 1) throw new Error('--repeats must be a whole number from 1.');
  const warmUpMs = Number(values['warm-up']) * 1_000;
  if (!(warmUpMs >= 0)) throw new Error('--warm-up must be a number of seconds.');
  const longestMinutes = Number(values.longest);
  if (!(longestMinutes > 0)) throw new Error('--longest must be a number of minutes.');
  const slower = values.slower === undefined ? undefined : Number(values.slower);
  if (slower !== undefined && !(slower > 1)) throw new Error('--slower must be a number above 1.');
  const paths = readPaths(values.only);
  if (values.json !== undefined) refuseUnwritable(values.json);
  return {
    scale,
    submissions: SCALES[scale],
    repeats,
    warmUpMs,
    paths,
    longestMinutes,
    slower,
    json: values.json,
  };
}

function readScale(given: string): Scale {
  const scales = Object.keys(SCALES) as Scale[];
  const scale = scales.find((known) => known === given);
  if (!scale) throw new Error(`--scale must be one of ${scales.join(', ')}.`);
  return scale;
}

function readPaths(only: string | undefined): ReadonlySet<Path> {
  if (only === undefined) return new Set(PATH_NAMES);
  return new Set(
    only.split(',').map((name) => {
      const path = PATH_NAMES.find((known) => known === name);
      if (!path)
        throw new Error(`--only knows the paths ${PATH_NAMES.join(', ')}; it does not know ${name}.`);
      return path;
    }),
  );
}

/** Checked before hours of measuring instead of after. Does not change the file. */
function refuseUnwritable(file: string): void {
  const isThere = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new Error(`--json cannot write to ${file} (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (!isThere) rmSync(file);
}
