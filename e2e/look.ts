import type { Locator, Page } from 'playwright-core';
import { accessibleBothWays } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';

/** Screenshots for review, saved below the folder in `SCREENSHOTS`. */
const picture = process.env['SCREENSHOTS'];
const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

/** No violation, and nothing to scroll sideways on a phone or a desktop. */
export async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A picture of the whole page would leave a dialog out that lies over its lower part.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of picture ? SIZES : []) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${picture}/${name}-${width}-${colorScheme}.png`, fullPage });
    }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await accessibleBothWays(page);
  // The window is that of a desktop by now.
  await expectFits(page);
}

/** Presses a button or link by keyboard. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}
