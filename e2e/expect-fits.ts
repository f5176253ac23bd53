import type { Page } from 'playwright-core';
import { until } from './until.js';

/**
 * Fails the test if the page is wider than its window once its layout is at rest, with the elements that exceed it:
 * right after a change of the window's size or of the data, a page may be laid out again.
 */
export async function expectFits(page: Page): Promise<void> {
  await until(async () => (await standingOut(page)).length === 0).catch(() => undefined);
  expect(await standingOut(page)).toEqual([]);
}

/** The elements that exceed the window on the right, shortened. Table headers for screen readers only do not count. */
export const standingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
    const elements = [...document.querySelectorAll('body :not(thead *)')]
      .filter((element) => isOut(element) && ![...element.children].some(isOut))
      .map((element) => element.outerHTML.slice(0, 160));
    return elements.length > 0 ? elements : [`something that makes the page ${scrollWidth} pixels wide`];
  });
