import { setImmediate } from 'node:timers/promises';

/** A number that takes a few milliseconds to process. */
const ITEMS_A_TURN = 5_000;

/** The items in batches of the given size; the last one may be smaller. */
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

/**
 * The items in batches, with a turn of the event loop between them: hundreds of thousands at once would block the server
 * for seconds.
 */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T[]> {
  for (const batch of inBatches(items, ITEMS_A_TURN)) {
    yield batch;
    await setImmediate();
  }
}
