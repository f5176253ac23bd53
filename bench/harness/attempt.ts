import type { BenchContext, Row } from '../context.js';
import type { Path } from '../path-table.js';

/** The row of a path that is wanted; none when something failed, which makes this path void and no other. */
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
