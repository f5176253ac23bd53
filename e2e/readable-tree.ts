import type { Locator, Page } from 'playwright-core';

/** What differs from run to run: ids, and dates and times of today. */
const CHANGING: readonly (readonly [what: RegExp, mask: string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>'],
  [/\b\d{1,2}[- ][A-Z][a-z]+[- ]20(2[4-9]|[3-9]\d)\b/g, '<day>'],
  [/\b\d{1,2}:\d{2}( ?[ap]m)?\b/gi, '<time>'],
  [/\b\d+ (seconds?|minutes?|hours?|days?|months?|years?)\b/g, '<duration>'],
];

/** The rest of a long list says nothing new. */
const MOST_LINES = 300;

/**
 * The beginning of the accessibility tree of the page, or of a part of it, as text: roles, names, states and values, without what differs from
 * run to run.
 */
export async function readableTree(page: Page, part = page.locator('body')): Promise<string> {
  const tree = await treeAtRest(page, part);
  const masked = CHANGING.reduce((text, [what, mask]) => text.replace(what, mask), tree);
  return masked.split('\n').slice(0, MOST_LINES).join('\n');
}

/** The tree once it has not changed for a while: parts of a page arrive one after the other. */
async function treeAtRest(page: Page, part: Locator): Promise<string> {
  for (let before = ''; ;) {
    const tree = await part.ariaSnapshot();
    if (tree === before) return tree;
    before = tree;
    await page.waitForTimeout(700);
  }
}
