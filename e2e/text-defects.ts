import type { Page } from 'playwright-core';
import { standingOut } from './expect-fits.js';

/** The numbers that are broken across lines, and the dates that are where an element has nothing else. */
const brokenValues = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      if (!node.parentElement?.getClientRects().length) continue;
      const ofElement = node.parentElement.textContent.trim();
      const isDate = /^\d\d-[A-Z][a-z]{2}-\d{4}(, \d\d:\d\d)?$/.test(ofElement);
      for (const value of node.data.matchAll(isDate ? /^\S{11}/g : /(?<!\S)[-−]?\$?\d[\d,.]*(?!\S)/g)) {
        const range = document.createRange();
        range.setStart(node, value.index);
        range.setEnd(node, value.index + value[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(value[0]);
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

/** What is wrong with the layout of the current page: what sticks out, what is broken, what does not fit. */
export async function textDefects(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return [
    ...(await standingOut(page)).map((what) => `sticks out: ${what}`),
    ...(await brokenValues(page)).map((value) => `broken: ${value}`),
    ...(await overfullButtons(page)).map((words) => `overfull: ${words}`),
  ];
}
