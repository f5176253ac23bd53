import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_WAIT_MS = 30_000;

/**
 * Waits until the condition holds. Playwright's own `waitForFunction` evaluates text in the page from the second check
 * on, which the portal's content security policy forbids.
 * @throws Error when it does not hold within 30 seconds
 */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const last = Date.now() + LONGEST_WAIT_MS;
  while (!(await isSo())) {
    if (Date.now() > last) throw new Error('It did not come to be within 30 seconds.');
    await pause(50);
  }
}
