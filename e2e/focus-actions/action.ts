import type { Page } from 'playwright-core';

/** An action by keyboard, and the element that has the focus afterwards. */
export interface Action {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
  /** The accessible name or the text of the element. */
  focus: string | RegExp;
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Presses a button by Enter, once it could be clicked. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).click({ trial: true });
  await button(page, name).press('Enter');
}

/** Opens a part that is folded. */
export async function unfold(page: Page, words: string): Promise<void> {
  const summary = page.locator('summary').filter({ hasText: words }).first();
  await summary.waitFor();
  await summary.press('Enter');
}

/** Confirms the question that an action asks. */
export async function confirm(page: Page, name: string | RegExp): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name }).press('Enter');
  await question.waitFor({ state: 'detached' });
}

/** Opens a dialog by its button and leaves it by Esc. */
export async function openAndLeave(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The accessible name or the text of the focused element; 'nothing' when the focus was lost to the page's body. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nothing';
    const label = at.id && document.querySelector(`label[for="${CSS.escape(at.id)}"]`);
    return (at.getAttribute('aria-label') ?? ((label && label.textContent) || at.textContent)).trim();
  });
