import type { Page, Route } from 'playwright-core';
import { Client } from '../../server/test/harness/client.js';
import { REGISTRATION } from '../../server/test/harness/registrations.js';
import { type Portal, signInByScreen } from '../portal.js';

/** Causes a message in a real browser, and waits for it. */
export type MessageCheck = (screens: Screens) => Promise<void>;

/** One browser for each role, kept for all checks. */
export class Screens {
  private readonly pages = new Map<string, Page>();

  constructor(readonly portal: Portal) {}

  /** A page without a signed-in user and with empty storage. */
  nobody(): Promise<Page> {
    return this.of('Nobody');
  }

  member(): Promise<Page> {
    return this.of('Member');
  }

  admin(): Promise<Page> {
    return this.of('Administrator');
  }

  /** Files an older registration of the member and returns its id. */
  async registrationId(): Promise<string> {
    const page = await this.member();
    const token = await page.evaluate<string>('localStorage.getItem("token")');
    const member = new Client(this.portal.server.url, token);
    const { body } = await member.post<{ id: string }>('/api/submission', REGISTRATION);
    return body.id;
  }

  /** Removes all request interceptions. */
  async settle(): Promise<void> {
    for (const page of this.pages.values()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  private async of(who: 'Nobody' | 'Member' | 'Administrator'): Promise<Page> {
    const known = this.pages.get(who);
    if (known) return known;
    const { page } = await this.portal.visitor();
    page.setDefaultTimeout(20_000);
    if (who !== 'Nobody') {
      await signInByScreen(page, this.portal.signIn(who));
      await page.waitForURL(who === 'Member' ? '**/account/profile' : '**/admin');
    }
    this.pages.set(who, page);
    return page;
  }
}

const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Nothing was lost; please try again.';

/** Makes the server reject one operation, with the given message and code. */
export async function refuse(
  page: Page,
  operation: string,
  message = UNEXPECTED_MESSAGE,
  code = 'INTERNAL_SERVER_ERROR',
): Promise<void> {
  await page.route('**/graphql', async (route: Route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== operation) return route.fallback();
    const status = code === 'UNAUTHENTICATED' ? 401 : 200;
    return route.fulfill({ status, json: { data: null, errors: [{ message, extensions: { code } }] } });
  });
}

/** Waits for the text of an alert or of the page. */
export const says = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor();

/** Waits for an alert with exactly this text. */
export const alerts = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
