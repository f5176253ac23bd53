import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Fails the test with what axe finds wrong on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // A toast may come or go while axe works: without motion it is never half faded, when it has no contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shownInFull(page);
  const { violations } = await new AxeBuilder({ page })
    // Every rule runs and every violation is reported; what passes, thousands of nodes of a long claim, is not described.
    .options({ resultTypes: ['violations'] })
    // All in the page itself: only frames of other origins would need the second page, and the portal has none.
    .setLegacyMode()
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Waits for alerts and dialogs to fade in: half shown, they have no contrast yet. Spinners never end and are not waited for. */
async function shownInFull(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
