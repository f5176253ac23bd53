/** Waits for a promise, whether it succeeds or fails, but at most the given milliseconds. */
export async function within(ms: number, what: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([what.catch(() => undefined), patience]);
  clearTimeout(timer);
}
