/**
 * Makes so many calls, so many at a time, and gives the calls a second.
 * @throws the first error of a call
 */
export async function callsPerSecond(
  count: number,
  atOnce: number,
  call: () => Promise<void>,
): Promise<number> {
  const start = performance.now();
  let left = count;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return count / ((performance.now() - start) / 1000);
}
