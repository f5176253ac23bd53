import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { Portal, signInByScreen } from './portal.js';
import { untilCount } from './until.js';

const sample = (name: string) => fileURLToPath(new URL(`../docs/samples/${name}`, import.meta.url));

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

async function importFile(page: Page, picker: string, file: string, state: RegExp): Promise<void> {
  await page.getByLabel(picker).setInputFiles(sample(file));
  await page.getByRole('button', { name: 'Import file' }).click();
  await page.getByRole('heading', { name: file }).waitFor();
  await page.getByText(state).first().waitFor({ timeout: 90_000 });
}

describe('the main job, in a real browser', () => {
  it('an administrator imports two files, fixes what was rejected, searches and opens a claim (IMPORT-25)', async () => {
    const { page, context, problems } = await portal.visitor();
    await page.goto('/admin/submissions-new');
    await page.waitForURL('**/login');
    await expectAccessible(page);
    await signInByScreen(page, portal.signIn('Administrator'));
    // Back to the page requested before signing in.
    await page.waitForURL('**/admin/submissions-new');
    await page.getByRole('link', { name: 'HOME', exact: true }).click();
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'SUBMISSIONS NEW' }).click();
    await page.getByRole('columnheader', { name: 'Legal Entity' }).waitFor();
    await expectAccessible(page);
    await importFile(page, 'Import Submissions', 'settlement-records-with-errors.csv', /Done, 20 rejected/);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download rejected rows' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('settlement-records-with-errors-rejected.csv');
    const rejected = await readFile(await download.path(), 'utf8');
    expect(rejected.split('\n')[0]).toMatch(/^\ufeffsid,.*,line,column,reason$/);
    expect(rejected).toContain('email,Invalid email address');
    await expectAccessible(page);

    await page.goto('/admin/submissions-new');
    await importFile(page, 'Import Submissions', 'settlement-records.csv', /^Done$/);
    await page.goto('/admin/submissions-new');
    await importFile(page, 'Import Trade Data', 'trades.csv', /^Done$/);
    await page.reload();
    await page.getByText('1,558').first().waitFor();

    await page.goto('/admin/submissions-new');
    await page.getByRole('button', { name: 'Search' }).click();
    const box = page.getByPlaceholder('SID, Legal Entity, Contact Person or Email');
    const results = page.getByRole('heading', { name: 'Results for search query' });
    await box.fill('07');
    await box.press('Enter');
    expect(await results.count()).toBe(0);
    await box.fill('070123');
    await box.press('Enter');
    await results.waitFor();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /View/ }).first().click();
    const claim = await opened;
    await claim.getByRole('heading', { name: 'Part C RGM Trade Data' }).waitFor();
    await claim.getByText('070123').first().waitFor();
    await claim.getByText('Source', { exact: true }).waitFor();
    expect(await claim.getByRole('row').count()).toBeGreaterThan(5);
    await expectAccessible(claim);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a member on a phone sees their own claims and nobody else’s (VIEW-5)', async () => {
    const admin = await portal.visitor();
    await signInByScreen(admin.page, portal.signIn('Administrator'));
    await admin.page.waitForURL('**/admin');
    await admin.page.goto('/admin/submissions-new');
    const links = admin.page.getByRole('link', { name: /View/ });
    await links.first().waitFor();
    const someone = await links.first().getAttribute('href');
    await admin.context.close();

    const { page, context, problems } = await portal.visitor(360, 740);
    await signInByScreen(page, portal.signIn('Member'));
    await page.waitForURL('**/account/profile');
    await page.getByRole('heading', { name: 'Registrations', exact: true }).waitFor();
    await expectAccessible(page);
    // Tasks lead to claims too; only the card of a claim says when it was received.
    const own = page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: 'Received on' });
    // Three of the demo scheme, and one created by the imported file.
    await untilCount(own, 4);
    await own.filter({ hasText: '00123' }).first().click();
    await page.getByRole('heading', { name: 'Part A Contact Details' }).waitFor();
    expect(await page.getByText('Source', { exact: true }).count()).toBe(0);
    await expectFits(page);
    await expectAccessible(page);

    await page.goto(someone!);
    await page.getByText('Unable to view submission').waitFor();
    await page.goto('/admin');
    await page.waitForURL('**/login');
    await page.goto('/nowhere');
    await page.getByText('Page not found').waitFor();
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    await context.close();
  });
});
