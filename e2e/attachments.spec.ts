import { mkdir, writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { pdf, png } from '../server/test/harness/documents.js';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
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
  await expectFits(page);
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
    if (width === 360) {
      // With text of twice the size the document still has half of the window.
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      const shownIn = await sheet.getByRole('group', { name: 'Picture' }).boundingBox();
      expect(shownIn!.height).toBeGreaterThan(370);
      await picture(page, 'preview-360-large');
      await sheet.getByText(/^Document \d of \d$/).click();
      await sheet.getByRole('button', { name: 'Next document' }).waitFor();
      await expectAccessible(page);
      await page.evaluate("document.documentElement.style.fontSize = ''");
    }
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'detached' });
  }
}

/** Saves a screenshot in light and dark when a folder for it is set. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
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

/** A noisy JPEG of 3000 by 1500 pixels, and of more than 1 MB, whose camera was held on its side. */
async function sidewaysPhoto(page: Page): Promise<Buffer> {
  const text = await page.evaluate<string>(`(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 1500 });
    const context = canvas.getContext('2d');
    const picture = context.createImageData(3000, 1500);
    let noise = 1;
    for (let at = 0; at < picture.data.length; at += 1) {
      noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
      picture.data[at] = noise >>> 24;
    }
    context.putImageData(picture, 0, 0);
    const blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.6));
    const reader = new FileReader();
    await new Promise((done) => {
      reader.onload = done;
      reader.readAsDataURL(blob);
    });
    return reader.result.split(',')[1];
  })()`);
  // EXIF with a single entry: orientation 6, to be turned by a quarter.
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  const bytes = Buffer.from(text, 'base64');
  return Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)]);
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
    await expectFits(page);
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

  it('a large photo is sent smaller and upright, and the same photo is not sent again, on a touch device (ATTACH-21)', async () => {
    const desk = await portal.visitor();
    const context = await desk.context.browser()!.newContext({
      viewport: { width: 360, height: 740 },
      baseURL: portal.server.url,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await openClaim(page);
    await page.getByText('Take a photo of a statement').waitFor();
    const camera = page.getByLabel('Take a photo of your ID', { exact: true }).and(page.locator('input'));
    expect(await camera.getAttribute('capture')).toBe('environment');
    const photo = await sidewaysPhoto(page);
    expect(photo.length).toBeGreaterThan(1_000_000);
    await choose(page, 'Upload supporting files', 'IMG_0001.JPG', photo);
    await page.getByRole('button', { name: 'Open in new tab: IMG_0001.jpg' }).waitFor();
    const image = await openInTab(context, page, 'IMG_0001.jpg');
    expect(
      await image.evaluate('[document.images[0].naturalWidth, document.images[0].naturalHeight]'),
    ).toEqual([1_000, 2_000]);
    await image.close();
    await choose(page, 'Upload supporting files', 'IMG_0001.JPG', photo);
    await page.getByText('This file is already here').waitFor();
    await page.getByText('It is listed as IMG_0001.jpg, and was not sent again.').waitFor();
    expect(await page.getByRole('button', { name: 'Open in new tab: IMG_0001.jpg' }).count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove from this list' }).press('Enter');
    await page.getByText('This file is already here').waitFor({ state: 'hidden' });
    await context.close();

    await openClaim(desk.page);
    await desk.page.getByRole('button', { name: 'Open in new tab: IMG_0001.jpg' }).waitFor();
    expect(await desk.page.getByRole('button', { name: /^Take a photo/ }).count()).toBe(0);
    expect(desk.problems).toEqual([]);
    await desk.context.close();
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
