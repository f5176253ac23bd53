/** Calls of signed-in users that this process is working on. */
const calls = new Set<object>();
let lastEnded = -Infinity;

/** A page often sends its next call right after a response, so a user counts as served for this long after it. */
const LINGERS_MS = 25;

export function beginServing(call: object): void {
  calls.add(call);
}

export function endServing(call: object): void {
  if (calls.delete(call)) lastEnded = performance.now();
}

/** Whether lower-priority work should wait now. */
export const isSomebodyServed = () => calls.size > 0 || performance.now() - lastEnded < LINGERS_MS;
