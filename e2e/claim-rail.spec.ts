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

async function openClaim(width: number, label: 'Administrator' | 'Member' = 'Administrator') {
  const visitor = await portal.visitor(width, 900);
  const { page } = visitor;
  await signInByScreen(page, portal.signIn(label));
  if (label === 'Member') {
    await page.waitForURL('**/account/profile');
    await page.locator('a[href^="/settlement-scheme/view/"]').filter({ hasText: '00123' }).first().click();
  } else {
    await page.waitForURL('**/admin');
    const id =
      await page.evaluate<string>(`fetch('/api/settlement-submission/search?filter=ALL&query=00123', {
      headers: { authorization: 'Bearer ' + localStorage.getItem('token') },
    }).then(async (answer) => (await answer.json()).data.find(({ sid }) => sid === '00123').id)`);
    await page.goto(`/settlement-scheme/view/${id}`);
  }
  await page.waitForURL('**/settlement-scheme/view/**');
  await page.locator('#amendments').getByText('I have just uploaded it.').waitFor();
  return visitor;
}

const boxOf = async (part: Locator) => (await part.boundingBox())!;
const rail = (page: Page) => page.getByRole('region', { name: 'Requests and documents' });

describe('the requests next to the claim', () => {
  it('stay in view on a window of 1440 px, with the documents and the reply, after the other parts in reading order (VIEW-30)', async () => {
    const { page, context, problems } = await openClaim(1440);
    const trades = page.locator('#part-c');
    expect((await boxOf(rail(page))).x).toBeGreaterThan(
      (await boxOf(trades)).x + (await boxOf(trades)).width,
    );
    await trades.getByRole('table', { name: /^Transactions from/ }).scrollIntoViewIfNeeded();
    const { y, height } = await boxOf(rail(page));
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(900);
    await page.getByRole('link', { name: 'Part C RGM Trade Data' }).first().click();
    await page.locator('a[aria-current=location]', { hasText: 'Part C' }).waitFor();

    await page.locator('body').press('r');
    const reply = page.getByLabel('Reply to the member');
    await until(() => reply.evaluate((field) => field === field.ownerDocument.activeElement));
    await until(async () => (await boxOf(rail(page))).y >= 0);
    expect(
      await page.evaluate(`!!(document.querySelector('#part-c').compareDocumentPosition(
      document.querySelector('#amendments')) & Node.DOCUMENT_POSITION_FOLLOWING)`),
    ).toBe(true);
    await rail(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await rail(page).getByText('Driver licence.pdf').waitFor();
    await expectFits(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([1439, 768, 360])('follow the other parts on a window of %i px (VIEW-30)', async (width) => {
    const { page, context } = await openClaim(width);
    const last = await boxOf(page.locator('#final-distribution-notice'));
    expect((await boxOf(rail(page))).y).toBeGreaterThanOrEqual(last.y + last.height);
    await expectFits(page);
    await context.close();
  });

  it("follow the other parts on a member's window of 1440 px (VIEW-30)", async () => {
    const { page, context } = await openClaim(1440, 'Member');
    const last = await boxOf(page.locator('#final-distribution-notice'));
    expect((await boxOf(page.locator('#amendments'))).y).toBeGreaterThanOrEqual(last.y + last.height);
    expect(await rail(page).count()).toBe(0);
    await context.close();
  });

  it.each([1280, 1440])(
    'and the claim keep a readable width beside the preview of a document, %d px (ATTACH-19)',
    async (width) => {
      const { page, context, problems } = await openClaim(width);
      const documents = rail(page).getByRole('button', { name: /^Preview/ });
      await documents.first().click();
      await page.getByRole('complementary').or(page.locator('[data-drawer]')).first().waitFor();
      for (const part of [page.locator('#part-b'), rail(page)])
        expect((await boxOf(part)).width).toBeGreaterThan(400);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});

describe('the fields of an edit in two columns', () => {
  it('keep their width beside a warning (CLAIM-43)', async () => {
    const { page, context, problems } = await openClaim(1440);
    await page.goto(
      page
        .url()
        .replace('/view/', '/edit/')
        .replace(/[?#].*/, ''),
    );
    const field = page.getByLabel('BSB', { exact: true });
    const { width } = await boxOf(field);
    await field.fill('62000');
    await page.keyboard.press('Tab');
    await page.getByText('A BSB has 6 digits, this one has 5.').waitFor();
    expect((await boxOf(field)).width).toBe(width);
    expect(problems).toEqual([]);
    await context.close();
  });
});
