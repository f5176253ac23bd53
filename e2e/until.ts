import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_WAIT_MS = 30_000;

/**
 * Waits until it is so. Playwright's own `waitForFunction` asks a second time from within the page, and fails there:
 * the portal's policy lets no script be made of text.
 * @throws Error when it is not so in 30 seconds
 */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const last = Date.now() + LONGEST_WAIT_MS;
  while (!(await isSo())) {
    if (Date.now() > last) throw new Error('It did not come to be within 30 seconds.');
    await pause(50);
  }
}
