import type { Locator, Page } from 'playwright-core';
import { accessibleBothWays, expectAccessible } from './expect-accessible.js';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** So many new claims: enough that their import takes longer than what the test does meanwhile. */
function claims(prefix: string, count: number) {
  const rows = Array.from(
    { length: count },
    (_, at) => `${prefix}-${at},holder-${at}@example.com,Holder ${at} Pty Ltd`,
  );
  return {
    name: `${prefix.toLowerCase()}-claims.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(['sid,email,legalEntity', ...rows].join('\n')),
  };
}

/** Starts the import of a file, and leaves its page. */
async function startImport(page: Page, file: ReturnType<typeof claims>): Promise<void> {
  await page.goto('/admin/submissions-new');
  await page.getByLabel('Import Submissions').setInputFiles(file);
  await page.getByRole('button', { name: 'Import file' }).click();
  await page.waitForURL(/run=/);
  await page.getByRole('link', { name: 'USERS' }).click();
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
}

const panelOf = (page: Page) => page.getByRole('group', { name: 'Jobs' });
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Widths at which the header has another arrangement. */
const WIDTHS = [320, 360, 768, 1024, 1280];

/** The button leaves room for the e-mail address of the account, and the header is no wider than the window. */
async function expectRoom(page: Page, jobs: Locator): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    const words = page
      .getByRole('button', { name: /^Account / })
      .locator('span')
      .first();
    const [button, email] = [(await jobs.boundingBox())!, (await words.boundingBox())!];
    expect(button.x + button.width <= email.x || button.y + button.height <= email.y).toBe(true);
    expect(email.width).toBeGreaterThan(100);
    expect(await page.getByRole('banner').evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

describe('the jobs in the header, in a real browser', () => {
  it('show an import on other pages, survive a reload, and one notice says when it has ended (JOBS-3, JOBS-5)', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.getByRole('button', { name: 'Jobs', exact: true }).waitFor();
    await startImport(page, claims('LONG', 60_000));
    await page.getByRole('button', { name: 'Jobs 1 running' }).waitFor();
    await page.reload();
    const running = page.getByRole('button', { name: 'Jobs 1 running' });
    await running.waitFor();
    await expectRoom(page, running);
    await page.setViewportSize({ width: 1440, height: 900 });
    await running.click();
    const panel = panelOf(page);
    await panel.getByRole('progressbar', { name: 'Import of long-claims.csv' }).waitFor();
    await panel.getByText(/ of 60,000 rows · [\d,]+ rows\/s · about .+ left$/).waitFor();
    await accessibleBothWays(page);

    const notice = page.getByText('long-claims.csv: the import is done.');
    await notice.waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Jobs', exact: true }).waitFor();
    await panel.getByText('Done').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open the report' }).click();
    await page.waitForURL('**/admin/imports/*');
    await page.getByRole('heading', { name: 'long-claims.csv' }).waitFor();
    await notice.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'HOME', exact: true }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Jobs', exact: true }).waitFor();
    expect(await notice.count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are opened, cancelled and closed by keyboard; the question leaves the panel open (JOBS-4)', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await startImport(page, claims('STOP', 200_000));
    const running = page.getByRole('button', { name: 'Jobs 1 running' });
    await running.focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page);
    const cancel = panel.getByRole('button', { name: 'Cancel the import of stop-claims.csv' });
    await cancel.waitFor();
    await page.keyboard.press('Tab');
    expect(await hasFocus(panel.getByRole('link', { name: 'stop-claims.csv' }))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasFocus(cancel)).toBe(true);

    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Cancel this import?' });
    await question.waitFor();
    await expectAccessible(page);
    await page.mouse.click(5, 800);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await hasFocus(cancel)).toBe(true);

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Cancel import' }).press('Enter');
    await panel.getByText('Cancelled').waitFor();
    await page.getByText('stop-claims.csv: the import was cancelled.').waitFor();
    expect(await panel.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await hasFocus(page.getByRole('button', { name: 'Jobs', exact: true }))).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('are no part of a member’s pages (JOBS-3)', async () => {
    const { page, context } = await portal.visitor(360, 740);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await signInByScreen(page, portal.signIn('Member'));
    await page.getByRole('heading', { name: 'Registrations', exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('button', { name: /^Jobs/ }).count()).toBe(0);
    expect(requests.filter((request) => /office-frame|jobs-|MyJobs/.test(request))).toEqual([]);
    await context.close();
  });
});
