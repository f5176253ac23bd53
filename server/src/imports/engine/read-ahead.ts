/**
 * The items of a source, with the next one prefetched while the caller works on the current one: the thread reads and
 * checks a batch instead of waiting for the database to finish the previous one.
 */
export async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next();
  try {
    for (;;) {
      const result = await next;
      if (result.done) return;
      next = source.next();
      // An error is thrown when the caller asks for the item.
      next.catch(() => undefined);
      yield result.value;
    }
  } finally {
    await next.catch(() => undefined);
    await source.return(undefined);
  }
}
