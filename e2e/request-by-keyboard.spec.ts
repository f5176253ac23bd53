import type { Page } from 'playwright-core';
import { Portal, signInByScreen } from './portal.js';
import { until } from './until.js';

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** Gives a claim another SID, by REST. */
async function renumber(page: Page, path: string, sid: string) {
  const token = await page.evaluate<string>("localStorage.getItem('token')");
  const answer = await page.request.put(`/api/settlement-submission/${path.split('/').pop()}/sid`, {
    data: { sid },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
}

describe('a request in the queue, by keyboard alone', () => {
  it('is found by its SID, answered, its notice uploaded and the next one opened, by at most 9 keys besides what is typed (LIST-13, AMEND-14, NOTICE-9, VIEW-19)', async () => {
    const { page, context, problems } = await portal.visitor(1440, 900);
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.getByRole('link', { name: /^Unanswered requests/ }).click();
    const links = page.getByRole('link', { name: /open the request/ });
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const [first, second] = hrefs.map((href) => new URL(href, page.url()).pathname);
    // Under another SID the claim has no notice yet.
    const sid = '70 0123';
    await renumber(page, first!, sid);
    let loads = 0;
    page.on('load', () => (loads += 1));
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    await press('/');
    await page.keyboard.type(sid);
    await press('Enter');
    await page.getByRole('navigation', { name: 'Claims of this list' }).waitFor();
    await page.getByLabel('Reply to the member').waitFor();
    await press('r');
    await page.keyboard.type('The notice has come.');
    await press('Control+Enter');
    await until(() =>
      page.evaluate<boolean>(
        `document.activeElement.textContent.includes('The notice has come.') && document.activeElement.tagName === 'LI'`,
      ),
    );
    const upload = page.locator('button').filter({ hasText: 'Upload the notice' });
    while (!(await upload.evaluate((node) => node === document.activeElement)) && keys < 9)
      await press('Shift+Tab');
    const [choice] = await Promise.all([page.waitForEvent('filechooser'), press('Space')]);
    await choice.setFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
    await page.getByText(`The notice of SID ${sid} has been saved.`).waitFor();
    await press('j');
    await page.waitForURL(({ pathname }) => pathname === second);
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(keys).toBeLessThanOrEqual(9);
    expect(loads).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
