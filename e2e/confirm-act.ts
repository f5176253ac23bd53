import type { Locator, Page } from 'playwright-core';
import { codeIn, waitForMail } from './mailbox.js';
import type { Portal, SignIn } from './portal.js';

/** Enters the code that is mailed for this act into its dialog, and confirms by Enter. */
export async function confirmAct(
  portal: Portal,
  page: Page,
  dialog: Locator,
  person: SignIn,
  words: string,
): Promise<void> {
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText(`A code was sent to ${person.email}.`).waitFor();
  const mail = await waitForMail(portal, person.email, new RegExp(`Your code to ${words}`));
  await dialog.getByLabel('Code from the e-mail').fill(codeIn(mail));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}
