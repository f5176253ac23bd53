import type { Page } from 'playwright-core';
import { CLIENT_DOCUMENTS } from '../server/src/graphql/generated/known-documents.js';
import { type Portal, type SignIn } from './portal.js';

/** As the pages send it. */
const SIGN_OUT = CLIENT_DOCUMENTS.find((text) => text.startsWith('mutation SignOut '))!;

/** Ends the session as the server does when its time is over: the browser learns of it with its next call. */
export async function endSessionAtServer(portal: Portal, page: Page): Promise<void> {
  const token = await page.evaluate<string>("localStorage.getItem('token')");
  await fetch(`${portal.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: SIGN_OUT }),
  });
}

/** Comes back to the tab, which asks then whether its session still lasts. */
export async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
}

/** Signs in again on the page that says that the session has ended. */
export async function signInAgain(page: Page, { email, password }: SignIn): Promise<void> {
  await page.getByText('Your session has ended').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
