import type { Locator, Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { Portal, signInByScreen } from './portal.js';
import { until } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

async function administrator(width = 1440, height = 900) {
  const desk = await portal.visitor(width, height);
  await signInByScreen(desk.page, portal.signIn('Administrator'));
  await desk.page.waitForURL('**/admin');
  return desk;
}

/** Drops a PDF on the upload field of the claim's assessment notice, as from a folder of the desktop. */
async function dropNotice(page: Page) {
  const files = await page.evaluateHandle<DataTransfer>(`(() => {
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(PDF)}], 'scan.pdf', { type: 'application/pdf' }));
    return files;
  })()`);
  const button = page.getByRole('button', { name: 'Replace the notice' });
  await button.locator('xpath=..').dispatchEvent('drop', { dataTransfer: files });
}

describe('the work of an administrator on claims, in a real browser', () => {
  it('answers a request, replaces the notice and goes to the next with 9 keys besides the text, no click and no page load (AMEND-14, NOTICE-9, VIEW-19)', async () => {
    const { page, context, problems } = await administrator();
    await page.getByRole('link', { name: /^Unanswered requests/ }).click();
    const rows = page.getByRole('row', { name: /open the request/ });
    await rows.first().waitFor();
    const links = page.getByRole('link', { name: /open the request/ });
    const [first, second] = await Promise.all([0, 1].map((nth) => links.nth(nth).getAttribute('href')));
    let loads = 0;
    page.on('load', () => (loads += 1));
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };

    await press('Tab');
    await press('Tab');
    await press('Enter');
    await page.getByRole('navigation', { name: 'Claims of this list' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(first!, page.url()).pathname);
    await page.getByLabel('Reply to the member').waitFor();
    await press('r');
    await page.keyboard.type('We have corrected it.');
    await press('Control+Enter');
    await page
      .locator('#amendments')
      .getByRole('listitem')
      .filter({ hasText: 'We have corrected it.' })
      .waitFor();
    await until(() =>
      page.evaluate<boolean>(
        `document.activeElement.textContent.includes('We have corrected it.') && document.activeElement.tagName === 'LI'`,
      ),
    );
    await dropNotice(page);
    // The claim of the demo has a notice, so that the question whether to replace it comes first.
    const question = page.getByRole('alertdialog');
    const replace = question.getByRole('button', { name: 'Replace notice' });
    const isFocused = (element: Locator) => element.evaluate((node) => node.contains(document.activeElement));
    await until(() => isFocused(question));
    while (!(await isFocused(replace)) && keys < 9) await press('Tab');
    await press('Enter');
    await page.getByText(/^The notice of SID \S+ has been saved\.$/).waitFor();
    await question.waitFor({ state: 'hidden' });
    await press('j');
    await page.waitForURL(({ pathname }) => pathname === new URL(second!, page.url()).pathname);
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(keys).toBeLessThanOrEqual(9);
    expect(loads).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    [1440, 900],
    [768, 1024],
    [360, 740],
  ])(
    'has a compact header at %d px: Part A begins high, nothing is wider than the window (VIEW-21)',
    async (width, height) => {
      const { page, context, problems } = await administrator(width, height);
      await page.goto('/admin/amendments');
      await page
        .getByRole('link', { name: /open the request/ })
        .last()
        .click();
      await page.getByRole('navigation', { name: 'Claims of this list' }).waitFor();
      await page
        .getByText(/open points?$|^Nothing open$/)
        .first()
        .waitFor();
      await page.evaluate('window.scrollTo(0, 0)');
      const top = await page.locator('#part-a').evaluate((part) => part.getBoundingClientRect().top);
      if (width >= 1440) expect(top).toBeLessThan(450);
      await expectFits(page);
      await expectAccessible(page);
      if (width >= 1440) {
        await page.getByRole('link', { name: 'Part C RGM Trade Data' }).first().click();
        const bar = (await page.locator('[data-page-bar]').boundingBox())!;
        expect(bar.y).toBe(0);
        expect((await page.locator('#part-c').boundingBox())!.y).toBeGreaterThanOrEqual(bar.height);
        await expectAccessible(page);
      }
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
