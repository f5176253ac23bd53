import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { Portal, signInByScreen } from './portal.js';

const NOBODYS = ['/', '/login', '/otp-login', '/register', '/reset-password', '/no/such/page'];
const MEMBERS = [
  '/',
  '/account/profile',
  '/change-password',
  '/submission/create',
  '/settlement-scheme/create',
];
const OFFICES = [
  '/admin',
  '/admin/amendments',
  '/admin/manage-users',
  '/admin/scheme',
  '/admin/submissions',
  '/admin/submissions-new',
  '/admin/imports',
];
const SAMPLE = fileURLToPath(new URL('../docs/samples/trades-with-errors.csv', import.meta.url));

/** The texts that exceed the window on the right, shortened. Table headers for screen readers only do not count. */
const standingOut = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
    return [...document.querySelectorAll('body :not(thead *)')]
      .filter((element) => isOut(element) && ![...element.children].some(isOut))
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** The numbers and dates that are broken across lines. */
const brokenNumbers = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!node.parentElement?.getClientRects().length) continue;
      for (const number of node.data.matchAll(/(?<!\S)[-−]?\d[\d,.]*(?!\S)/g)) {
        const range = document.createRange();
        range.setStart(node, number.index);
        range.setEnd(node, number.index + number[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(number[0]);
      }
    }
    return broken;
  });

/** The texts of buttons that do not fit into them. */
const overfullButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => button.clientWidth > 1 && button.scrollWidth > button.clientWidth + 1)
      .map(({ textContent }) => textContent),
  );

const ENLARGED = {
  'the font size of the browser': async (page: Page, context: BrowserContext) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
  'the size of the page': (page: Page) =>
    page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    }),
} as const;
type Way = keyof typeof ENLARGED;

const PHONES: [number, Way][] = [
  [360, 'the font size of the browser'],
  [320, 'the font size of the browser'],
  [360, 'the size of the page'],
  [320, 'the size of the page'],
];

describe('a phone with text of twice the size (UX-16)', () => {
  let portal: Portal;
  /** The demo member's claim with forty trades. */
  let claim: string;
  beforeAll(async () => {
    portal = await Portal.open();
    const { page, context } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Member'));
    const link = page.locator('a[href*="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).first();
    claim = (await link.getAttribute('href'))!;
    await context.close();
  });
  afterAll(() => portal.close());

  async function largeText(width: number, way: Way): Promise<{ page: Page; context: BrowserContext }> {
    const { page, context } = await portal.visitor(width, 740);
    await ENLARGED[way](page, context);
    return { page, context };
  }

  /** The layout defects of the current page. */
  async function defectsOf(page: Page): Promise<string[]> {
    await page.waitForLoadState('networkidle');
    return [
      ...(await standingOut(page)).map((what) => `sticks out: ${what}`),
      ...(await brokenNumbers(page)).map((number) => `broken: ${number}`),
      ...(await overfullButtons(page)).map((words) => `overfull: ${words}`),
    ];
  }

  /** The layout defects of each page, by its path; pages without any are left out. */
  async function defectsAt(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
    const defects: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const found = await defectsOf(page);
      if (found.length > 0) defects[path] = found;
    }
    return defects;
  }

  async function openClaim(page: Page): Promise<void> {
    await page.goto(claim);
    await page.locator('#part-c').getByRole('cell').first().waitFor();
  }

  it.each(PHONES)(
    'shows the public pages without horizontal scrolling at %i px, by %s',
    async (width, way) => {
      const { page, context } = await largeText(width, way);
      expect(await defectsAt(page, NOBODYS)).toEqual({});
      await context.close();
    },
  );

  it.each(PHONES)(
    'shows members their home, form and claim completely at %i px, by %s',
    async (width, way) => {
      const { page, context } = await largeText(width, way);
      await signInByScreen(page, portal.signIn('Member'));
      await page.waitForURL('**/account/profile');
      expect(await defectsAt(page, MEMBERS)).toEqual({});
      await openClaim(page);
      expect(await defectsOf(page)).toEqual([]);
      expect(await defectsAt(page, [claim.replace('/view/', '/edit/')])).toEqual({});
      await context.close();
    },
  );

  it.each(PHONES)('shows administrators their screens completely at %i px, by %s', async (width, way) => {
    const { page, context } = await largeText(width, way);
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    expect(await defectsAt(page, OFFICES)).toEqual({});
    await page.goto(claim.replace('/view/', '/edit/'));
    await page.getByRole('button', { name: /^40\. / }).waitFor();
    expect(await defectsOf(page)).toEqual([]);

    await page.goto('/admin/submissions-new');
    await page.locator('input[aria-label="Import Trade Data"]').setInputFiles(SAMPLE);
    await page.getByRole('button', { name: 'Import file' }).waitFor();
    expect(await defectsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import file' }).click();
    await page.getByRole('heading', { name: 'trades-with-errors.csv' }).waitFor();
    await page
      .getByText(/Done, \d+ rejected/)
      .first()
      .waitFor({ timeout: 90_000 });
    expect(await defectsOf(page)).toEqual([]);
    await context.close();
  });

  it('has each value of a trade below its label', async () => {
    const { page, context } = await largeText(360, 'the font size of the browser');
    await signInByScreen(page, portal.signIn('Member'));
    await page.waitForURL('**/account/profile');
    await openClaim(page);
    const cells = page.locator('#part-c table[aria-rowcount] td[data-label]');
    const texts = await cells.evaluateAll((all) =>
      all.slice(0, 8).map((cell) => {
        const value = cell.querySelector('span')!.getBoundingClientRect();
        const { top, left } = cell.getBoundingClientRect();
        const label = parseFloat(getComputedStyle(cell, '::before').height);
        return {
          label: cell.getAttribute('data-label'),
          below: value.top >= top + label,
          left: value.left - left,
        };
      }),
    );
    expect(texts).toHaveLength(8);
    expect(texts.filter(({ below, left }) => !below || left > 1)).toEqual([]);
    await context.close();
  });

  it('uses in a wide window the layout that a narrow one has with normal text', async () => {
    const { page, context } = await largeText(1440, 'the font size of the browser');
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/submissions-new');
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .waitFor();
    const [first, second] = [page.locator('tbody td').nth(0), page.locator('tbody td').nth(1)];
    const [above, below] = [(await first.boundingBox())!, (await second.boundingBox())!];
    // Equivalent to 720 px with normal text: rows are cards.
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    expect(await defectsOf(page)).toEqual([]);
    await context.close();
  });
});
