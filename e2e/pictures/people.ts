import type { Locator, Page } from 'playwright-core';
import { confirmAct } from '../confirm-act.js';
import { codeIn, waitForMail } from '../mailbox.js';
import { type Portal, signInByScreen } from '../portal.js';
import { onDatabaseOf } from '../portal-database.js';
import { button, field, refuseTour, type Person } from './story.js';

/** Who acts beside the administrator of the demo; they sign in by a mailed code. */
const BY_CODE: Partial<Record<Person, string>> = {
  Reviewer: 'reviewer@prorata.example',
  Approver: 'approver@prorata.example',
};

const isPrinted = (person: Person) => person === 'Administrator' || person === 'Member';

function emailOf(portal: Portal, person: Person): string {
  if (isPrinted(person)) return portal.signIn(person).email;
  return BY_CODE[person]!;
}

/** Codes are mailed once a minute to a person; a story does not wait. */
const letCodesBeSent = (portal: Portal) => onDatabaseOf(portal.dataDir, 'DELETE FROM limits');

/** Enters the code that was mailed to sign in with, after 'Sign in by e-mailed code'. */
export async function enterMailedCode(portal: Portal, page: Page, email: string): Promise<void> {
  const mail = await waitForMail(portal, email, /One Time Password/);
  await field(page, 'One Time Password').fill(codeIn(mail));
  await button(page, 'Continue').click();
}

/** Signs a person in, and refuses the tour. */
export async function enterPortal(portal: Portal, page: Page, person: Person): Promise<void> {
  if (isPrinted(person)) await signInByScreen(page, portal.signIn(person));
  else {
    await letCodesBeSent(portal);
    await page.goto('/otp-login');
    await page.getByRole('textbox', { name: 'Email' }).fill(emailOf(portal, person));
    await button(page, 'Login').click();
    await enterMailedCode(portal, page, emailOf(portal, person));
  }
  await page.waitForURL(person === 'Member' ? '**/account/profile' : '**/admin');
  await refuseTour(page);
}

/** Confirms an act in its dialog by the code that is mailed for it. @param words how the mail names the act */
export async function confirmByCode(
  portal: Portal,
  page: Page,
  person: Person,
  dialog: Locator,
  words: string,
): Promise<void> {
  await letCodesBeSent(portal);
  const signIn = { email: emailOf(portal, person), password: '' };
  await confirmAct(portal, page, dialog, signIn, words);
}
