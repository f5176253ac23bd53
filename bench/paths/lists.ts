import type { BenchContext, Row } from '../context.js';
import { attempt } from '../harness/attempt.js';
import { Reading } from '../harness/reading.js';
import { measureListAny } from './list-any.js';
import { measureListDeep } from './list-deep.js';
import { measureListFirst } from './list-first.js';

/** Measures the paths that read the list of all claims. */
export function measureLists(context: BenchContext): Promise<Row[]> {
  return Reading.with(context, async (reading) => [
    ...(await attempt(context, 'list-first', () => measureListFirst(context, reading))),
    ...(await attempt(context, 'list-deep', () => measureListDeep(context, reading))),
    ...(await attempt(context, 'list-any', () => measureListAny(context, reading))),
  ]);
}
