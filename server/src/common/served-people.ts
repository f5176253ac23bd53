/** Calls of people who are signed in that this process works on at this moment. */
const calls = new Set<object>();
let lastEnded = -Infinity;

/** A page asks again right after an answer: somebody is still served for so long. */
const LINGERS_MS = 25;

export function beginServing(call: object): void {
  calls.add(call);
}

export function endServing(call: object): void {
  if (calls.delete(call)) lastEnded = performance.now();
}

/** Whether what can wait gives way now. */
export const isSomebodyServed = () => calls.size > 0 || performance.now() - lastEnded < LINGERS_MS;
