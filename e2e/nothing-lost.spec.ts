import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** An administrator in a browser of their own, at a page. */
async function administratorAt(path: string) {
  const visit = await portal.visitor();
  await signInByScreen(visit.page, portal.signIn('Administrator'));
  await visit.page.waitForURL('**/admin');
  await visit.page.goto(path);
  return visit;
}

describe('a search by Enter', () => {
  it('leaves the focus in its box, so that what is typed next is added to it', async () => {
    const { page, context, problems } = await administratorAt('/admin/notices');
    const box = page.getByLabel('SID or name');
    await box.click();
    await page.keyboard.type('10');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/notices?search=10');
    await page.keyboard.type('1');
    expect(await box.inputValue()).toBe('101');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/notices?search=101');
    expect(problems).toEqual([]);
    await context.close();
  });
});
