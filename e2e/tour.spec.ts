import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { Portal, signInByScreen } from './portal.js';
import { until } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent');
/** Whether the place of the step is at least partly in the window, above the tour. */
const isPlaceInView = (page: Page) =>
  page.evaluate<boolean>(`(() => {
    const place = document.querySelector('[data-tour-here]')?.getBoundingClientRect();
    const tour = document.querySelector('[data-tour-panel]').getBoundingClientRect();
    return Boolean(place) && place.bottom > 0 && (place.top < tour.top || place.right < tour.left);
  })()`);

it.each([
  ['Member', 360, 8, '**/account/profile'],
  ['Administrator', 1440, 7, '**/admin/amendments'],
] as const)(
  'a new %s takes the tour by keyboard, over a reload, and is not offered it again, at %i px (TOUR-1, TOUR-2)',
  async (label, width, count, lastPage) => {
    const { page, context, problems } = await portal.visitor(width);
    await signInByScreen(page, portal.signIn(label));
    await page.getByRole('button', { name: 'Start the tour' }).press('Enter');
    const tour = page.getByRole('complementary', { name: 'Tour' });
    for (let step = 1; step <= count; step += 1) {
      await tour.getByText(`Step ${step} of ${count}`).waitFor();
      await until(() => isPlaceInView(page));
      expect(await focused(page)).toBe(await tour.getByRole('heading').textContent());
      if (step === 3) {
        await expectAccessible(page);
        await page.reload();
        await tour.getByText(`Step 3 of ${count}`).waitFor();
      }
      if (step < count) await tour.getByRole('button', { name: 'Next' }).press('Enter');
    }
    await page.waitForURL(lastPage);
    await tour.getByRole('button', { name: 'Finish the tour' }).press('Enter');
    await tour.waitFor({ state: 'detached' });
    // The server is told.
    await page.waitForLoadState('networkidle');
    await context.close();

    const again = await portal.visitor(width);
    await signInByScreen(again.page, portal.signIn(label));
    await again.page.getByRole('heading', { level: 1 }).waitFor();
    await again.page.waitForLoadState('networkidle');
    expect(await again.page.getByRole('button', { name: 'Start the tour' }).count()).toBe(0);
    expect([...problems, ...again.problems]).toEqual([]);
    await again.context.close();
  },
);

it('the tour has its buttons in the window, and room for its words, with text of twice the size on a small phone (TOUR-2)', async () => {
  const { page, context } = await portal.visitor(360, 640);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await signInByScreen(page, portal.signIn('Member'));
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Tour of the portal' }).click();
  const tour = page.getByRole('complementary', { name: 'Tour' });
  for (let step = 1; step <= 8; step += 1) {
    await tour.getByText(`Step ${step} of 8`).waitFor();
    const sizes = await tour.evaluate((panel) => {
      const words = panel.firstElementChild!;
      return {
        lowest: Math.max(
          ...[...panel.querySelectorAll('button')].map((one) => one.getBoundingClientRect().bottom),
        ),
        shown: words.clientHeight,
        all: words.scrollHeight,
      };
    });
    expect(sizes.lowest).toBeLessThanOrEqual(640);
    // Title and two lines of the text at least.
    expect(sizes.shown).toBeGreaterThanOrEqual(Math.min(sizes.all, 250));
    if (step < 8) await tour.getByRole('button', { name: 'Next' }).click();
  }
  await context.close();
});
