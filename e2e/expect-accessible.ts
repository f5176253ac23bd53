import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { smallTargets } from './small-targets.js';

/** Fails the test with the violations that axe finds on the page, and the controls that are too small to hit. */
export async function expectAccessible(page: Page): Promise<void> {
  // A toast may appear or disappear while axe runs; without motion it is never half faded, which would lack contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shownInFull(page);
  const { violations } = await new AxeBuilder({ page })
    // Every rule that is on by default runs, and every violation is reported. Nodes that pass are not described: a long claim has thousands.
    // Style sheets are not loaded for a second time: only an experimental rule reads them, which does not run.
    // WCAG 2.2's target size is not among them: `smallTargets` measures it.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    // Runs in the page itself: only frames of other origins need axe's second page, and the portal has none.
    .setLegacyMode()
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

/**
 * Waits for alerts and dialogs to fade in, since they lack contrast until then. Spinners never end and are not waited
 * for.
 */
async function shownInFull(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Expects no axe violations on a phone in dark mode and on a desktop in light mode: colours and layout are independent.
 */
export async function accessibleBothWays(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
}
