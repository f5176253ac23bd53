import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

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

/**
 * Waits until the page holds exactly so many of these elements. A count that is compared at once fails while a list is
 * drawn anew.
 * @throws Error with the last count when it is another one for 30 seconds
 */
export async function untilCount(elements: Locator, expected: number): Promise<void> {
  let last = NaN;
  await until(async () => (last = await elements.count()) === expected).catch(() => {
    throw new Error(`${String(elements)} was found ${last} times, expected ${expected}.`);
  });
}
