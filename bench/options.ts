import { parseArgs } from 'node:util';

/** How many submissions a scale has; a trade file has some ten rows for each. */
const SCALES: Record<string, number> = { '10k': 10_000, '100k': 100_000, '1M': 1_000_000 };

/** The paths that can be measured, in the order in which they are printed. */
export const PATHS = [
  'import-settlements',
  'import-trades',
  'import-unchanged',
  'import-memory',
  'export-settlements',
  'export-trades',
  'list-first',
] as const;
export type Path = (typeof PATHS)[number];

export interface BenchOptions {
  scale: string;
  submissions: number;
  repeats: number;
  paths: ReadonlySet<Path>;
  /** Where the rows are written as JSON. */
  json: string | undefined;
}

/** Reads the command line. @throws Error in one sentence that names the argument which is wrong. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      scale: { type: 'string', default: '10k' },
      only: { type: 'string' },
      json: { type: 'string' },
      repeats: { type: 'string', default: '3' },
    },
  });
  const submissions = SCALES[values.scale];
  if (!submissions) throw new Error(`--scale must be one of ${Object.keys(SCALES).join(', ')}.`);
  const repeats = Number(values.repeats);
  if (!Number.isInteger(repeats) || repeats < 1) throw new Error('--repeats must be a whole number from 1.');
  return { scale: values.scale, submissions, repeats, paths: readPaths(values.only), json: values.json };
}

function readPaths(only: string | undefined): ReadonlySet<Path> {
  if (only === undefined) return new Set(PATHS);
  return new Set(
    only.split(',').map((name) => {
      const path = PATHS.find((known) => known === name);
      if (!path) throw new Error(`--only knows the paths ${PATHS.join(', ')}; it does not know ${name}.`);
      return path;
    }),
  );
}
