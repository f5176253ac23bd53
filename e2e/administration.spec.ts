import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { CLIENT_DOCUMENTS } from '../server/src/graphql/generated/known-documents.js';
import { aClaimInput } from '../server/test/harness/claims.js';
import { expectAccessible } from './expect-accessible.js';
import { expectFits, standingOut } from './expect-fits.js';
import { look, press } from './look.js';
import { onDatabaseOf } from './portal-database.js';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

async function administrator(width?: number) {
  const visit = await portal.visitor(width);
  await signInByScreen(visit.page, portal.signIn('Administrator'));
  await visit.page.waitForURL('**/admin');
  return visit;
}

/** Downloads a file by a click on the newest export; returns its URL and text. */
async function downloaded(page: Page, name: RegExp): Promise<{ url: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).first().click(),
  ]);
  return { url: download.url(), text: await readFile(await download.path(), 'utf8') };
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token')!);

async function post(token: string, path: string, body: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = `${portal.server.url}/${path}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** A claim of the member with names that cannot wrap, and one trade. */
function aLongClaim(email: string, pricePerShare: string) {
  const claim = aClaimInput();
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';
  return {
    ...claim,
    contactDetails: { ...claim.contactDetails, email, firstName: name, lastName: name },
    legalDetails: { ...claim.legalDetails, legalEntity: `${name} Superannuation-Investment-${name}` },
    tradeDetails: {
      openingBalance: '0',
      tradeData: [
        {
          transactionType: 'BUY',
          tradeDate: '2018-02-01',
          quantity: '1000',
          pricePerShare,
          totalAmount: '6120.00',
        },
      ],
    },
  };
}

describe('administration, in a real browser', () => {
  it('exports submissions, reports on another page when it is ready, and requests a new link on each click (EXPORT-13)', async () => {
    const { page, context, problems } = await administrator();
    await page.goto('/admin/exports');
    await page.getByText('No exports yet').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New submissions' }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Export submissions' }).click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('link', { name: 'All exports' }).click();
    await page.getByText('Submissions, CSV: the export is ready.').waitFor({ timeout: 30_000 });
    await page.getByRole('cell', { name: 'Ready' }).waitFor();
    await expectAccessible(page);
    const first = await downloaded(page, /^Download Submissions, CSV/);
    const second = await downloaded(page, /^Download Submissions, CSV/);
    expect(first.text.split('\n')[0]).toContain('sid');
    expect(second.text).toBe(first.text);
    expect(second.url).not.toBe(first.url);
    expect((await context.request.get(first.url)).status()).toBe(404);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('finds double ups, compares two claims by keyboard, decides on them and withdraws the decision (DOUBLEUP-4)', async () => {
    const { page, context, problems } = await administrator();
    await page.goto('/admin/double-ups');
    await page.getByRole('button', { name: 'Search again' }).click();
    const compare = page.getByRole('link', { name: /^Compare / }).first();
    await compare.waitFor({ timeout: 30_000 });
    await expectAccessible(page);
    const pair = (await compare.getAttribute('aria-label'))!.replace('Compare ', '');
    await compare.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Side by side' }).waitFor();
    await page.getByText('Differs').first().waitFor();
    await expectAccessible(page);
    await page.getByLabel('Show only differences').press('Space');
    await page.getByText('Same', { exact: true }).first().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^B .* is a duplicate of A/ }).press('Enter');
    await page.getByText(/Marked by Demo Administrator/).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All duplicates' }).click();
    await page.getByLabel('Show').selectOption({ label: 'All groups' });
    await page.waitForURL('**/admin/double-ups?show=all');
    await page.getByText(/is a duplicate of/).waitFor();
    await page.getByRole('button', { name: `Undo the decision on ${pair}` }).click();
    await page.getByText(/is a duplicate of/).waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keeps two claims with the longest values within the window, in lists and side by side', async () => {
    const admin = await administrator();
    const member = await portal.visitor();
    await signInByScreen(member.page, portal.signIn('Member'));
    await member.page.waitForURL('**/account/profile');
    const asMember = await tokenOf(member.page);
    const ids: string[] = [];
    for (const [sid, price] of [
      ['X'.repeat(64), '6.12'],
      [`LONG-${'0'.repeat(40)}`, '6.13'],
    ]) {
      const claim = aLongClaim(portal.signIn('Member').email, price!);
      const made = await post(await tokenOf(admin.page), 'api/settlement-submission/admin-create', {
        sid,
        ...claim,
      });
      ids.push((made as { submissionId: string }).submissionId);
      await post(asMember, `api/amendments/${ids.at(-1)}`, {
        message: 'Please correct the price of my trade. '.repeat(20),
      });
    }
    const wide: string[] = [];
    const [first, second] = ids.sort();
    await admin.page.goto('/admin/double-ups');
    await admin.page.getByRole('button', { name: 'Search again' }).click();
    const query = CLIENT_DOCUMENTS.find((text) => text.startsWith('query DoubleUpPair('));
    const pair = { query, variables: { firstId: first, secondId: second } };
    for (let tries = 0; tries < 100; tries += 1) {
      const { data } = (await post(await tokenOf(admin.page), 'graphql', pair)) as {
        data: unknown;
      };
      if (data) break;
      await sleep(100);
    }
    for (const [path, marker] of [
      ['/admin/amendments', 'LONG-'],
      ['/admin/submissions-new', 'LONG-'],
      ['/admin/submissions-new?search=LONG-0000', 'LONG-'],
      [`/admin/double-ups/${first}/${second}`, 'Only in A'],
    ])
      for (const width of [360, 768, 1440]) {
        await admin.page.setViewportSize({ width, height: 900 });
        await admin.page.goto(path!);
        await admin.page.getByText(marker!).filter({ visible: true }).first().waitFor({ timeout: 30_000 });
        wide.push(...(await standingOut(admin.page)).map((element) => `${path} at ${width}: ${element}`));
      }
    expect(wide).toEqual([]);
    await expectAccessible(admin.page);
    expect(admin.problems).toEqual([]);
    for (const { context } of [admin, member]) await context.close();
  });

  it('searches the old submissions on a phone, and keeps the search after a reload', async () => {
    const { page, context, problems } = await administrator(360);
    await page.goto('/admin/submissions');
    await page.getByText('Page 1 of').waitFor();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByPlaceholder('registrant name, registrant email').fill('member@prorata');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/submissions?search=member%40prorata');
    await page.reload();
    await page.getByText('member@prorata.example').first().waitFor();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('link', { name: /^View .* in a new tab$/ })
        .first()
        .click(),
    ]);
    await opened.waitForURL(/\/submission\/[^/]+\/view$/);
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await page.waitForURL('**/admin/submissions');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('an auditor finds who changed a SID last week, by keyboard (AUDIT-7, AUDIT-10)', async () => {
    const { page, context, problems } = await administrator();
    const token = await tokenOf(page);
    const claim = aClaimInput();
    const variables = {
      sid: 'SID-BEFORE',
      input: { ...claim, contactDetails: { ...claim.contactDetails, email: 'member@prorata.example' } },
    };
    const CREATE = CLIENT_DOCUMENTS.find((text) => text.startsWith('mutation AdminCreateSubmission('));
    const created = (await post(token, 'graphql', { query: CREATE, variables })) as {
      data: { adminCreateSubmission: { submissionId: string } };
    };
    const id = created.data.adminCreateSubmission.submissionId;
    const UPDATE = CLIENT_DOCUMENTS.find((text) => text.startsWith('mutation UpdateSid('));
    await post(token, 'graphql', { query: UPDATE, variables: { id, version: 1, sid: 'SID-AFTER' } });
    await onDatabaseOf(
      portal.dataDir,
      `INSERT INTO audit_entries (actor_kind, action, subject_type, subject_id, details)
         SELECT 'system', 'payment-run.written', 'payment-run', uuidv7(), jsonb_build_object('files', jsonb_build_array(
           jsonb_build_object('sha256', repeat('9f86d081', 8), 'payments', n, 'total', '1234567.89'),
           jsonb_build_object('sha256', repeat('884c7d65', 8), 'payments', n, 'total', '5.00')))
         FROM generate_series(1, 30) n;
       UPDATE audit_entries SET at = at - interval '7 days'`,
    );

    await page.getByRole('button', { name: /^Account / }).press('Enter');
    await page.getByRole('menuitem', { name: 'Audit' }).press('Enter');
    await page.waitForURL('**/admin/audit');
    await page.getByRole('cell', { name: 'Payment files written' }).first().waitFor();
    await page.getByLabel('What').selectOption({ label: 'SID changed' });
    await page.waitForURL('**/admin/audit?action=submission.sid-changed');
    const found = page.getByRole('row').filter({ hasText: 'SID-BEFORE → SID-AFTER' });
    await found.waitFor();
    const day = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
    for (const [label, days] of [
      ['From', 9],
      ['Until', 5],
    ] as const) {
      await page.getByLabel(label).fill(day(days));
      await page.keyboard.press('Enter');
    }
    await page.waitForURL(/from=.*to=/);
    await page.getByLabel('On: SID or e-mail').fill('SID-AFTER');
    await page.keyboard.press('Enter');
    await page.waitForURL(/subject=SID-AFTER/);
    await found.getByRole('link', { name: 'Claim SID-AFTER' }).waitFor();
    await look(page, 'audit-found');
    await page.reload();
    await found.waitFor();
    await page.getByLabel('Who: e-mail or API token').fill('nobody@prorata.example');
    await page.keyboard.press('Enter');
    await page.getByText('No account has this e-mail, and no API token this name.').waitFor();
    await press(page, page.getByRole('button', { name: 'Clear filters' }));
    await page.waitForURL('**/admin/audit');
    await page.getByRole('button', { name: 'Load older' }).press('Enter');
    await page.getByText(/^(2[6-9]|[3-9]\d) entries/).waitFor();
    await press(page, page.getByRole('button', { name: 'Show all 6 details' }).first());
    await look(page, 'audit');
    expect(problems).toEqual([]);
    await context.close();
  });
});
