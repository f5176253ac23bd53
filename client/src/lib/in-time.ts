/** As long as the server gives itself for a change at most, and some for the way. */
const ANSWER_MS = 30_000;

/**
 * What is awaited, if it comes in time; else it rejects, and what comes later is not heard. For what a person cannot leave
 * while it is awaited: a network that hangs tells nobody.
 */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), ANSWER_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
