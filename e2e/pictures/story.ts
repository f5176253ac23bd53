import type { Locator, Page } from 'playwright-core';
import type { Portal } from '../portal.js';

/** Who is in front of a browser: the demo's people, or nobody known. */
export type Person = 'Administrator' | 'Member' | 'Reviewer' | 'Approver' | 'visitor';

/** What the steps to a picture have at hand. */
export interface Stage {
  /** The window of the person whom the picture is about. */
  page: Page;
  portal: Portal;
  /** The window of another person of the story, who signs in when first asked for. */
  pageOf: (person: Person) => Promise<Page>;
}

/** A picture of a document: the state it shows, and how to get there from the picture before it. */
export interface Picture {
  /** The file in `docs/pictures/`, without `.png`. */
  file: string;
  /** Whose window it shows, if another person's than the story's. */
  by?: Person;
  /** The steps; they end by waiting for what the picture is about. */
  reach: (stage: Stage) => Promise<unknown>;
  /** Only this part of the page; otherwise the picture is the window. */
  clip?: (page: Page) => Locator;
  /** This is at the top of the window. */
  top?: (page: Page) => Locator;
  /** So many pixels are left above it, if not as usual. */
  above?: number;
  /** Height of the window in pixels, if another than the story's. */
  height?: number;
}

/** Pictures that are taken one after the other in one browser. */
export interface Story {
  as: Person;
  width: number;
  height: number;
  pictures: readonly Picture[];
}

/** The demo in which stories are told, one after the other. */
export interface Scene {
  /** As in `DEMO`. */
  demo: 'claims' | 'true';
  stories: readonly Story[];
  /** Each story needs what those before it did. */
  inOrder?: boolean;
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

/** Scrolls to the first line of the page. */
export const toStart = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
