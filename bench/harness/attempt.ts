import type { BenchContext, Row } from '../context.js';
import type { Path } from '../path-table.js';

/** Measures a path if requested; returns no row if an error occurred, which voids this path only. */
export async function attempt(
  { options, answers }: BenchContext,
  path: Path,
  work: () => Promise<Omit<Row, 'path'>>,
): Promise<Row[]> {
  if (!options.paths.has(path)) return [];
  try {
    return [{ path, ...(await work()) }];
  } catch (error) {
    answers.fail(path, error);
    return [];
  }
}
