import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Picture } from './story.js';

export const PICTURES = join(import.meta.dirname, '../../docs/pictures');

/** The day and time of the browser, so that pictures of different days are the same. */
const NOW = new Date('2026-03-02T10:24:00+11:00');
/** Height of the menu that stays at the top of a claim on a phone, with some space. */
const STICKY_MENU = 80;
/** How the server's own times, which are those of the run, are shown. */
const [DAY, TIME] = ['02-Mar-2026', '10:24'];
const NEW_ID = '019cac4e-1b40-7000-8c1d-3f5a92e07b64';

/** The page shows no alert that would be gone a moment later. */
async function closeAlerts(page: Page): Promise<void> {
  const alert = page.getByRole('button', { name: 'Close alert' });
  while ((await alert.count()) > 0)
    await alert
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
}

/** Today's dates as the portal writes them; the scheme's time zone may already have the next day. */
function datesOfToday(): string[] {
  return [-1, 0, 1].map((days) => {
    const [, day, month, year] = new Date(Date.now() + days * 86_400_000).toUTCString().split(/,? /);
    return `${day}-${month}-${year}`;
  });
}

/** Replaces dates and times of the run, and ids made by it, in the texts of the page. */
async function fixTexts(page: Page): Promise<void> {
  await page.evaluate(
    ({ dates, idStart, day, time, newId }) => {
      const today = new RegExp(`(?:${dates.join('|')})(?:( at |, | )\\d\\d:\\d\\d)?`, 'g');
      const ofRun = new RegExp(`\\b${idStart}[0-9a-f]{4}-[0-9a-f]{4}-7[0-9a-f-]{21}`, 'g');
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const before = text.nodeValue ?? '';
        const after = before
          .replace(today, (_, between?: string) => (between ? day + between + time : day))
          .replace(ofRun, newId)
          .replace(/^(Draft saved) \d\d:\d\d$/, `$1 ${time}`);
        if (after !== before) text.nodeValue = after;
      }
    },
    {
      dates: datesOfToday(),
      // A version 7 UUID starts with its time; these digits change every 50 days.
      idStart: Date.now().toString(16).padStart(12, '0').slice(0, 4),
      day: DAY,
      time: TIME,
      newId: NEW_ID,
    },
  );
}

/** Light, still, and at the fixed day. */
export async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.clock.setFixedTime(NOW);
}

/**
 * Writes the picture of the page as it is now.
 * @throws Error when the page does not come to rest, or the part to show is not there
 */
export async function take(page: Page, { file, clip, top }: Picture): Promise<void> {
  await closeAlerts(page);
  // Nothing is marked because the mouse happens to be there.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await fixTexts(page);
  if (top)
    await top(page).evaluate((part, covered) => {
      part.scrollIntoView({ block: 'start', behavior: 'instant' });
      window.scrollBy({ top: -covered, behavior: 'instant' });
    }, STICKY_MENU);
  const path = join(PICTURES, `${file}.png`);
  if (clip) await clip(page).screenshot({ path, caret: 'hide', animations: 'disabled' });
  else await page.screenshot({ path, caret: 'hide', animations: 'disabled' });
}
