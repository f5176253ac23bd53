import type { BrowserContext, Page } from 'playwright-core';

/** The ways to text of twice the size (UX-16): each is applied to a page before it is opened. */
export const ENLARGED = {
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
export type Way = keyof typeof ENLARGED;
