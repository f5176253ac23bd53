import type { Locator, Page } from 'playwright-core';
import type { Portal } from '../portal.js';

/** What the steps to a picture have at hand. */
export interface Stage {
  page: Page;
  portal: Portal;
}

/** A picture of a document: the state it shows, and how to get there from the picture before it. */
export interface Picture {
  /** The file in `docs/pictures/`, without `.png`. */
  file: string;
  /** The steps; they end by waiting for what the picture is about. */
  reach: (stage: Stage) => Promise<unknown>;
  /** Only this part of the page; otherwise the picture is the window. */
  clip?: (page: Page) => Locator;
  /** This is at the top of the window. */
  top?: (page: Page) => Locator;
  /** Height of the window in pixels, if another than the story's. */
  height?: number;
}

/** Pictures that are taken one after the other in one browser. */
export interface Story {
  as: 'Administrator' | 'Member' | 'visitor';
  width: number;
  height: number;
  pictures: readonly Picture[];
}

/** In bytes: a document with many pictures must load on a phone. */
export const LARGEST_FILE = 120_000;

export const PHONE = { width: 390, height: 780 };
export const DESK = { width: 1280, height: 620 };

/** A field by its whole label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Refuses the tour, which is offered to the account's first browser only (TOUR-1). */
export async function refuseTour(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const refuse = button(page, 'No, thank you');
  if ((await refuse.count()) === 0) return;
  await refuse.click();
  await refuse.waitFor({ state: 'detached' });
}
