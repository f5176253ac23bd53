import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One known answer: the input, by its kind, and the expected result. */
export interface Vector {
  id: string;
  kind: string;
  /** Every key given here must be equal in the result; unknown values are omitted. */
  expected: Readonly<Record<string, unknown>>;
  readonly [input: string]: unknown;
}

const FORMAT = 'prorata-vectors/1';

/**
 * Reads the vectors in all JSON files of a folder, in the order of the file names.
 * @throws Error for a file in another format
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
