import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { smallTargets } from './small-targets.js';
import { until } from './until.js';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Axe without its comments: half as long to send to a page and to read there. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule that is on by default runs, and every violation is reported. Nodes that pass are not described: a long claim
 * has thousands. Style sheets are not loaded for a second time: only an experimental rule reads them, which does not run.
 * WCAG 2.2's target size is not among the rules: `smallTargets` measures it.
 */
const OPTIONS: axe.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

const SETTLED_MS = 500;

/** Fails the test with the violations that axe finds on the page, and the controls that are too small to hit. */
export async function expectAccessible(page: Page): Promise<void> {
  await withoutMotion(page, () => expectNoViolation(page));
}

/** A toast may appear or disappear while axe runs; without motion it is never half faded, which would lack contrast. */
async function withoutMotion(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await check();
  await page.emulateMedia({ reducedMotion: null });
}

async function expectNoViolation(page: Page): Promise<void> {
  await shownInFull(page);
  // A toast that left while axe ran, or a dialog that came, is found half: what stays is found again.
  if ((await violationsOf(page)).length > 0) {
    await pause(SETTLED_MS);
    await shownInFull(page);
    expect(await violationsOf(page)).toEqual([]);
  }
  expect(await smallTargets(page)).toEqual([]);
}

/** Axe's violations, each with its elements. Only they are returned, of results of some hundred kilobytes. */
async function violationsOf(page: Page): Promise<string[]> {
  // A page keeps axe until it is left; a frame of it, such as a document that is shown, has its own.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe!.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, OPTIONS);
}

/**
 * Waits for alerts and dialogs to fade in, since they lack contrast until then. Spinners never end and are not waited
 * for. A dialog hides the page a moment before it is there itself, and after it has gone.
 */
async function shownInFull(page: Page): Promise<void> {
  await until(() =>
    page.evaluate(
      () =>
        !document.getElementById('root')?.hasAttribute('aria-hidden') ||
        [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((one) =>
          one.checkVisibility(),
        ),
    ),
  );
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Expects no axe violations on a phone in dark mode and on a desktop in light mode: colours and layout are independent.
 */
export async function accessibleBothWays(page: Page): Promise<void> {
  await withoutMotion(page, async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoViolation(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoViolation(page);
  });
}
