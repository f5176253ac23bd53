import { setImmediate } from 'node:timers/promises';

/** As many as take some milliseconds. */
const ITEMS_A_TURN = 5_000;

/** The items, so many at a time; the last ones may be fewer. */
export function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The items in batches between which others are answered: hundreds of thousands at once would stop the server for seconds. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T[]> {
  for (const batch of inBatches(items, ITEMS_A_TURN)) {
    yield batch;
    await setImmediate();
  }
}
