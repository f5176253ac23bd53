/** Waits for something, whatever becomes of it, but no longer than so many milliseconds. */
export async function within(ms: number, what: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([what.catch(() => undefined), patience]);
  clearTimeout(timer);
}
