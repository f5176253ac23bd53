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

/** The texts that exceed the window on the right, shortened. Table headers for screen readers only do not count. */
const standingOut = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
    return [...document.querySelectorAll('body :not(thead *)')]
      .filter((element) => isOut(element) && ![...element.children].some(isOut))
      .map((element) => element.outerHTML.slice(0, 160));
  });

describe('a phone with text of twice the size', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await Portal.open();
  });
  afterAll(() => portal.close());

  async function largeText(): Promise<{ page: Page; context: BrowserContext }> {
    const { page, context } = await portal.visitor(360, 740);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    return { page, context };
  }

  /** The paths whose content exceeds the window, with the texts that do. */
  async function wideOf(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
    const wide: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const out = await standingOut(page);
      if (out.length > 0) wide[path] = out;
    }
    return wide;
  }

  it('shows public pages without scrolling sideways', async () => {
    const { page, context } = await largeText();
    expect(await wideOf(page, NOBODYS)).toEqual({});
    await context.close();
  });

  it("shows members' pages without scrolling sideways", async () => {
    const { page, context } = await largeText();
    await signInByScreen(page, portal.signIn('Member'));
    const claims = page.locator('a[href*="/settlement-scheme/view/"]');
    await claims.first().waitFor();
    const view = (await claims.first().getAttribute('href'))!;
    expect(await wideOf(page, [...MEMBERS, view, view.replace('/view/', '/edit/')])).toEqual({});
    await context.close();
  });
});
