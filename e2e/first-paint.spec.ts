import type { Page } from 'playwright-core';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** The background colours of the page, the bar at its top and its first line. */
const colours = (page: Page) =>
  page.evaluate(() =>
    ['body', '.first-bar', '.first-lines > div'].map((part) => {
      const found = document.querySelector(part)!;
      return getComputedStyle(found).backgroundColor;
    }),
  );

const LIGHT = ['rgb(250, 250, 247)', 'rgb(255, 255, 255)', 'rgb(226, 224, 215)'];
const DARK = ['rgb(13, 20, 34)', 'rgb(20, 29, 47)', 'rgb(40, 52, 75)'];

it.each([
  [360, 'light', LIGHT],
  [768, 'dark', DARK],
  [1440, 'light', LIGHT],
] as const)(
  'the first paint at %i px is a %s page with a bar, a heading and lines, before any script of the application (UX-24)',
  async (width, colorScheme, expected) => {
    const { page, context, problems } = await portal.visitor(width, 740);
    await page.emulateMedia({ colorScheme });
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('.first-lines > div').first().waitFor();
    expect(await colours(page)).toEqual(expected);
    const bar = (await page.locator('.first-bar').boundingBox())!;
    expect([bar.y, bar.width]).toEqual([0, width]);
    for (const line of await page.locator('.first-lines > div').all())
      expect((await line.boundingBox())!.width).toBeGreaterThan(100);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    expect(await page.locator('#first-paint').getAttribute('aria-hidden')).toBe('true');
    const folder = process.env.PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/first-${width}-${colorScheme}.png` });
    isHeld = false;
    held.forEach((release) => release());
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(await page.locator('#first-paint').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  },
);

it('on a slow connection something is painted before the application, which then moves nothing (UX-24)', async () => {
  const { page, context } = await portal.visitor(360, 740);
  await signInByScreen(page, portal.signIn('Member'));
  await page.waitForURL('**/account/profile');
  const link = page.locator('a[href^="/settlement-scheme/view/"]').first();
  const claim = (await link.getAttribute('href'))!;
  await page.addInitScript(() => {
    const seen = { shift: 0, paint: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint ||= startTime;
    }).observe({ type: 'paint', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 150_000,
    uploadThroughput: 50_000,
  });
  await page.goto(claim, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Part A Contact Details' }).waitFor({ timeout: 60_000 });
  const { seen, shownAt } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: { shift: number; paint: number } }).seen,
    shownAt: performance.now(),
  }));
  expect(seen.shift).toBeLessThanOrEqual(0.02);
  expect(seen.paint).toBeGreaterThan(0);
  expect(seen.paint).toBeLessThan(shownAt / 2);
  await context.close();
});
