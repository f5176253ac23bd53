import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One answer that is known: what goes in, by its kind, and what must come out. */
export interface Vector {
  id: string;
  kind: string;
  /** Every key that stands here must come out equal; what is not known is left out. */
  expected: Readonly<Record<string, unknown>>;
  readonly [input: string]: unknown;
}

const FORMAT = 'prorata-vectors/1';

/**
 * The vectors of every JSON file of a folder, in the order of the files' names.
 * @throws Error for a file of another format
 */
export function vectorsOf(folder: string): Vector[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        format?: string;
        vectors?: Vector[];
      };
      if (file.format !== FORMAT || !Array.isArray(file.vectors)) {
        throw new Error(`${name} is not a file of the format ${FORMAT}`);
      }
      return file.vectors;
    });
}
