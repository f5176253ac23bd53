import type { Page } from 'playwright-core';
import { CLIENT_DOCUMENTS } from '../server/src/graphql/generated/known-documents.js';
import { type Portal, type SignIn } from './portal.js';

/** Sent like the client does. */
const SIGN_OUT = CLIENT_DOCUMENTS.find((text) => text.startsWith('mutation SignOut '))!;

/** Ends the session at the server, as its timeout does: the browser learns of it with its next call. */
export async function endSessionAtServer(portal: Portal, page: Page): Promise<void> {
  const token = await page.evaluate<string>("localStorage.getItem('token')");
  await fetch(`${portal.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: SIGN_OUT }),
  });
}

/** Returns to the tab, which then checks whether its session is still valid. */
export async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
}

/** Signs in again on the page with the message that the session has ended. */
export async function signInAgain(page: Page, { email, password }: SignIn): Promise<void> {
  await page.getByText('Your session has ended').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
