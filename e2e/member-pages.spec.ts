import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { fileClaimOfMember } from './file-claim.js';
import { slowDown } from './page-load.js';
import { Portal, signInByScreen } from './portal.js';
import { until, untilCount } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

async function signedIn(label: 'Administrator' | 'Member', width?: number, height?: number) {
  const visit = await portal.visitor(width, height);
  await signInByScreen(visit.page, portal.signIn(label));
  await visit.page.waitForURL(label === 'Member' ? '**/account/profile' : '**/admin');
  return visit;
}

const isOperation = (body: string | null, name: string) =>
  body?.includes(`"operationName":"${name}"`) ?? false;

/** Answers one GraphQL operation with this HTTP status; all others reach the server. */
async function answerWith(page: Page, operation: string, status: number): Promise<void> {
  await page.route('**/graphql', (route) =>
    isOperation(route.request().postData(), operation)
      ? route.fulfill({ status, headers: { 'retry-after': '5' }, body: '' })
      : route.continue(),
  );
}

it('a wrong password is announced once, and its summary has no empty list (SIGNIN-7)', async () => {
  const { page, context } = await portal.visitor(360, 740);
  await signInByScreen(page, { ...portal.signIn('Member'), password: 'not the password' });
  const message = 'The e-mail address or password is not right.';
  await untilCount(page.getByText(message), 2);
  await untilCount(page.getByRole('alert').filter({ hasText: message }), 1);
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await until(() => summary.evaluate((node) => node === document.activeElement));
  expect(await summary.getByRole('list').count()).toBe(0);
  await expectAccessible(page);
  await context.close();
});

describe('the landing page without a connection', () => {
  it('says so, tries again on request, and loads by itself once the device is online (MAINT-10)', async () => {
    const { page, context } = await portal.visitor(360, 740);
    await page.route(/\/(graphql|robots\.txt)$/, (route) => route.abort());
    // The server's own answer for the landing page needs none of these; the application's does.
    await page.goto('/register');
    await page.getByRole('link', { name: /go to the landing page$/ }).click();
    await page.getByRole('heading', { name: 'No response' }).waitFor();
    expect(await page.getByText(/implementing improvements/).count()).toBe(0);
    await expectAccessible(page);

    const again = page.waitForRequest((request) => isOperation(request.postData(), 'Scheme'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await again;
    await page.unroute(/\/(graphql|robots\.txt)$/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('heading', { name: 'Claim Background' }).waitFor();
    await context.close();
  });
});

describe('a server that does not serve', () => {
  it('is named as the reason when the profile cannot be loaded, under a heading, with a button to try again', async () => {
    const { page, context } = await signedIn('Administrator');
    await answerWith(page, 'Me', 500);
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
    await expectAccessible(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await context.close();
  });

  it('is named as the reason on the home of a member, not their connection', async () => {
    const { page, context } = await signedIn('Member');
    await answerWith(page, 'MySubmissions', 503);
    await page.goto('/account/profile');
    await page.getByText(/^Our server is busy or temporarily unavailable\./).waitFor();
    expect(await page.getByText(/Check your connection/).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('a[href^="/settlement-scheme/view/"]:not([href*="receipt"])').first().waitFor();
    await context.close();
  });
});

it.each([768, 1024])(
  'the older registrations show their View link at %i px and say that there are more columns (REGISTRATION-31)',
  async (width) => {
    const { page, context } = await signedIn('Administrator', width);
    await page.goto('/admin/submissions');
    await page.getByText('Scroll the table sideways to see all columns.').waitFor();
    const view = (await page
      .getByRole('link', { name: /^View .* in a new tab$/ })
      .first()
      .boundingBox())!;
    expect(view.x + view.width).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await context.close();
  },
);

/** Files a claim without trades for the demo member, with a SID that the scheme lists as removed; returns its id. */
async function removedClaimOfMember(sid: string): Promise<string> {
  const { page, context } = await signedIn('Administrator');
  const id = await fileClaimOfMember(portal, page, { sid, tradeData: [] });
  await context.close();
  return id;
}

it.each([360, 1440])(
  'a removed claim gives its reason, and its member declares trades from there, at %i px (VIEW-24)',
  async (width) => {
    const claim = await removedClaimOfMember(width === 360 ? '01244' : '01902');
    const { page, context, problems } = await signedIn('Member', width);
    await page.goto(`/settlement-scheme/view/${claim}`);
    await page
      .getByText(/^There is no trade data to assess any loss, .* It was removed on 02-Feb-2024\.$/)
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I do have trades' }).press('Enter');
    const added = page.getByRole('group', { name: 'Transactions to add' });
    await until(() => added.evaluate((node) => node === document.activeElement));
    await expectAccessible(page);
    // The request stays as a draft until it is removed.
    await page.getByLabel('Your request').fill('');
    await page.getByRole('button', { name: 'Remove this proposal' }).click();
    await added.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  },
);

it.each([360, 1440])('a claim shows its member how far it is, at %i px (VIEW-25)', async (width) => {
  const { page, context } = await signedIn('Member', width);
  await page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'SID 00123' }).click();
  const stages = page.getByRole('region', { name: 'How far your claim is' });
  await stages.getByText(/^\d\d-\w{3}-\d{4}$/).waitFor();
  await stages.getByText('The next news will be about the distribution of the settlement fund').waitFor();
  await untilCount(stages.getByRole('listitem'), 4);
  await expectAccessible(page);
  await expectFits(page);
  await context.close();
});

describe('pages that load', () => {
  /** The sum of layout shifts without a person's input, as browsers measure it. */
  const watchShifts = () => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) (window as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  };
  const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

  it.each(['Member', 'Administrator'] as const)(
    'the home and a claim do not move on a phone while they load, for a %s (UX-20)',
    async (label) => {
      const { page, context } = await signedIn(label, 360, 740);
      await page.addInitScript(watchShifts);
      await page.goto('/account/profile');
      await page.getByRole('link', { name: 'Privacy Policy' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await shifts(page)).toBeLessThan(0.02);

      if (label === 'Administrator') await page.goto('/admin/submissions-new');
      // Of a member all: also the one that was removed, with what is said of it.
      for (const claim of (await claimsOn(page)).slice(0, 4)) {
        await page.goto(claim);
        await page.getByRole('heading', { name: 'Documents' }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await shifts(page)).toBeLessThan(0.02);
      }
      await context.close();
    },
  );

  it('a receipt that is opened by its link on a slow phone does not move the page (UX-20, VIEW-17)', async () => {
    const { page, context } = await signedIn('Member', 360, 740);
    await page.goto('/account/profile');
    const receipt = page.getByRole('link', { name: 'Your receipt' }).first();
    const path = await receipt.getAttribute('href');
    await page.addInitScript(watchShifts);
    await slowDown(page);
    await page.goto(path!);
    await page.getByRole('heading', { name: 'Your claim is with us' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toBeLessThan(0.02);
    await context.close();
  });

  async function claimsOn(page: Page): Promise<string[]> {
    const links = page.locator('main a[href^="/settlement-scheme/view/"]:not([href*="receipt"])');
    await links.first().waitFor();
    return links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')!))]);
  }
});

it('the home leads back to a draft, and no longer names it once it was discarded, by keyboard (SCREEN-34)', async () => {
  const { page, context, problems } = await signedIn('Member', 360, 740);
  await page.goto('/account/profile');
  await page.getByRole('heading', { name: 'What to do next' }).waitFor();
  const claim = await page
    .locator('a[href^="/settlement-scheme/view/"]:not([href*="receipt"])')
    .first()
    .getAttribute('href');
  const edit = claim!.replace('/view/', '/edit/').replace(/#.*/, '');
  await page.goto(edit);
  // Another one than an earlier try, whose draft is restored, has left.
  const position = `Trustee of fund ${Date.now()}`;
  await page.getByLabel('Position').fill(position);
  await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
  await page.goto('/account/profile');
  // Another test may have left the draft of a request.
  const task = page.locator(`a[href="${edit}"]`).filter({ hasText: /^Continue your draft, saved \d\d:\d\d/ });
  await task.waitFor();
  await expectAccessible(page);
  await task.press('Enter');
  await page.waitForURL(`**${edit}`);
  await page.getByText(/^We saved what you typed on/).waitFor();
  expect(await page.getByLabel('Position').inputValue()).toBe(position);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByText(/^We saved what you typed on/).waitFor({ state: 'hidden' });
  await page.goto('/account/profile');
  await page.getByRole('heading', { name: 'Registrations', exact: true }).waitFor();
  await untilCount(task, 0);
  expect(problems).toEqual([]);
  await context.close();
});

describe('the page of a claim', () => {
  it('loads the form for requests when it is reached, says when it cannot, and tries again (UX-26)', async () => {
    const { page, context } = await signedIn('Member', 1440, 900);
    const claims = page.locator('a[href^="/settlement-scheme/view/"]');
    const claim = (await claims.filter({ hasText: 'SID 00123' }).first().getAttribute('href'))!;
    let isLost = true;
    await page.route(/\/assets\/claim-form-[^/]+\.js$/, (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await page.goto(claim);
    await page.getByRole('heading', { name: 'Requested Amendments' }).scrollIntoViewIfNeeded();
    const lost = page.getByRole('alert').filter({ hasText: 'The field for messages could not be loaded.' });
    await lost.waitFor();
    await expectAccessible(page);
    isLost = false;
    await lost.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Propose a change to my claim' }).click();
    const table = page.getByRole('group', { name: 'Transactions to add' });
    await table.getByRole('button', { name: 'Add Row' }).waitFor();
    await expectAccessible(page);
    await context.close();
  });
});
