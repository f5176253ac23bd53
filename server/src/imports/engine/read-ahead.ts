/**
 * The items of a source, of which the next is made ready while the caller works on one: the thread reads and checks a batch
 * instead of waiting for the database's answers about the one before.
 */
export async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next();
  try {
    for (;;) {
      const result = await next;
      if (result.done) return;
      next = source.next();
      // What it throws is thrown when its turn comes.
      next.catch(() => undefined);
      yield result.value;
    }
  } finally {
    await next.catch(() => undefined);
    await source.return(undefined);
  }
}
