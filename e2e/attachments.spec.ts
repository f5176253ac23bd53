import { mkdir, writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { pdf, png } from '../server/test/harness/documents.js';
import { expectAccessible } from './expect-accessible.js';
import { makeMemberAdministrator } from './make-member-administrator.js';
import { until } from './until.js';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

async function openClaim(page: Page): Promise<void> {
  await signInByScreen(page, portal.signIn('Member'));
  await page.waitForURL('**/account/profile');
  await page.locator('a[href^="/settlement-scheme/view/"]').first().click();
  await page.getByRole('heading', { name: 'Documents' }).waitFor();
}

const choose = (page: Page, label: string, name: string, buffer: Buffer) =>
  page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

async function openInTab(context: BrowserContext, page: Page, name: string) {
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: `Open in new tab: ${name}` }).click();
  const tab = await opened;
  await tab.waitForURL('**/api/downloads/**');
  await tab.waitForLoadState();
  return tab;
}

/** Browsers without a PDF viewer, like the Chromium of the npm package, download the same response. */
async function openPdf(context: BrowserContext, page: Page, name: string): Promise<void> {
  if (await page.evaluate('navigator.pdfViewerEnabled')) {
    const tab = await openInTab(context, page, name);
    await picture(tab, 'pdf-in-tab');
    expect(await tab.evaluate('document.contentType')).toBe('application/pdf');
    return;
  }
  const answered = context.waitForEvent('response', (answer) => answer.url().includes('/api/downloads/'));
  await page.getByRole('button', { name: `Open in new tab: ${name}` }).click();
  const headers = (await answered).headers();
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/^inline/);
}

/** Looks at both documents next to the claim, by keyboard, and on a phone over it. */
async function previewDocuments(page: Page): Promise<void> {
  await page.bringToFront();
  const opener = page.getByRole('button', { name: 'Preview: licence.png' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('complementary', { name: 'licence.png' });
  const shown = drawer.getByRole('img', { name: 'licence.png' });
  await until(async () => (await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)) === 1);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  const edge = await page.locator('main').evaluate((main) => main.getBoundingClientRect().right);
  expect(edge).toBeLessThanOrEqual(await drawer.evaluate((side) => side.getBoundingClientRect().left));
  await expectAccessible(page);
  await picture(page, 'preview-1440');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('complementary', { name: 'note.pdf' }).waitFor();
  if (!(await page.evaluate('navigator.pdfViewerEnabled')))
    await page.getByText('This browser cannot show a PDF inside a page.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('complementary', { name: 'note.pdf' }).waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'licence.png' });
    await sheet.getByRole('img', { name: 'licence.png' }).waitFor();
    expect(await sheet.evaluate((box) => box.getBoundingClientRect().height)).toBe(740);
    await expectAccessible(page);
    await picture(page, `preview-${width}`);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }
}

/** Saves a screenshot in light and dark when a folder for it is set. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await writeFile(
      `${folder}/${name}-${colorScheme}.png`,
      await page.screenshot({ fullPage: name.endsWith('page') }),
    );
  }
}

describe('documents, in a real browser', () => {
  it('a member uploads a picture and a PDF and sees both in a tab that can run nothing in our origin (ATTACH-12, SECURITY-4)', async () => {
    const { page, context, problems } = await portal.visitor();
    await openClaim(page);
    await choose(page, 'Upload proof of identity', 'licence.png', png());
    await page.getByText('Attachment uploaded.').first().waitFor();
    await choose(page, 'Upload supporting files', 'note.pdf', pdf());
    await page.getByRole('button', { name: 'Open in new tab: note.pdf' }).waitFor();
    await page.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await picture(page, 'documents-1440');

    const image = await openInTab(context, page, 'licence.png');
    expect(await image.evaluate('document.images.length === 1 && document.images[0].naturalWidth')).toBe(1);
    // An opaque origin: no access to our storage and cookies, nor to the page that opened it.
    expect(await image.evaluate('self.origin')).toBe('null');
    expect(await image.evaluate('window.opener')).toBeNull();
    expect(await image.evaluate('try { localStorage.length } catch (error) { error.name }')).toBe(
      'SecurityError',
    );
    await openPdf(context, page, 'note.pdf');
    await image.close();
    await previewDocuments(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a member on a phone sees what was rejected and why, tries again and cancels', async () => {
    const { page, context } = await portal.visitor(360, 740);
    await openClaim(page);
    await choose(
      page,
      'Upload proof of identity',
      'id.pdf',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
    );
    const refused = page.getByRole('region', { name: 'Upload of id.pdf' });
    await refused
      .getByText('This file contains a web page or other markup, which is not accepted.')
      .waitFor();
    await refused.scrollIntoViewIfNeeded();
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await expectAccessible(page);
    await picture(page, 'refused-360');
    await refused.getByRole('button', { name: 'Remove from this list' }).click();

    await page.route('**/upload', (route) => route.abort('connectionreset'), { times: 1 });
    await choose(page, 'Upload supporting files', 'statement.txt', Buffer.from('all my shares'));
    await page.getByText('The connection was lost before the whole file was sent.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Download statement.txt' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download statement.txt' }).click();
    expect((await saved).suggestedFilename()).toBe('statement.txt');

    await page.route('**/upload', () => undefined, { times: 1 });
    await choose(page, 'Upload proof of identity', 'slow.pdf', pdf());
    await page.getByRole('button', { name: 'Cancel upload of slow.pdf' }).click();
    await page.getByText('slow.pdf').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete statement.txt' }).scrollIntoViewIfNeeded();
    await picture(page, 'documents-360');
    await page.getByRole('button', { name: 'Delete statement.txt' }).click();
    await page.getByRole('button', { name: 'Delete document' }).click();
    await page.getByText('statement.txt has been deleted.').waitFor();
    await context.close();
  });

  it('an administrator reads what a purge destroys before requesting it', async () => {
    await makeMemberAdministrator(portal);
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/identity-documents');
    await page.getByRole('heading', { name: 'Destroy 2 identity documents', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Request destruction' }).click();
    await page.getByRole('button', { name: 'Send request', exact: true }).click();
    await page.getByText('Another administrator has to confirm the request.').waitFor();
    await expectAccessible(page);
    await picture(page, 'purge-1440');
    await page.getByRole('button', { name: 'Withdraw the request' }).click();
    await page.getByRole('button', { name: 'Request destruction' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
