import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fixTexts, NOW, withFixedInputs } from './fixed-day.js';
import type { Picture, Scene } from './story.js';

export const PICTURES = join(import.meta.dirname, '../../docs/pictures');

/** What is left above `top`: on a phone the menu that stays at the top of a claim, and some space. */
const ABOVE = { phone: 80, desk: 24 };
const WIDEST_PHONE = 600;
/** The page shows no alert that would be gone a moment later. */
async function closeAlerts(page: Page): Promise<void> {
  const alert = page.getByRole('button', { name: 'Close alert' });
  while ((await alert.count()) > 0)
    await alert
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
}

/** Then the button to the top is hidden where it lies over text. */
const SCROLL_AT_REST_MS = 250;

/** Light, still, and at the fixed day; but by the server's clock where deadlines are counted from it. */
export async function prepare(page: Page, demo: Scene['demo']): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (demo === 'claims') await page.clock.setFixedTime(NOW);
}

/**
 * Writes the picture of the page as it is now.
 * @throws Error when the page does not come to rest, or the part to show is not there
 */
export async function take(page: Page, { file, clip, top, above }: Picture): Promise<void> {
  await closeAlerts(page);
  // Nothing is marked because the mouse happens to be there.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await fixTexts(page);
  const { width } = page.viewportSize()!;
  if (top) {
    await top(page).evaluate(
      (part, covered) => {
        part.scrollIntoView({ block: 'start', behavior: 'instant' });
        window.scrollBy({ top: -covered, behavior: 'instant' });
      },
      above ?? (width < WIDEST_PHONE ? ABOVE.phone : ABOVE.desk),
    );
    await page.waitForTimeout(SCROLL_AT_REST_MS);
  }
  const path = join(PICTURES, `${file}.png`);
  const shown = clip ? clip(page) : page;
  await withFixedInputs(page, () => shown.screenshot({ path, caret: 'hide', animations: 'disabled' }));
}
