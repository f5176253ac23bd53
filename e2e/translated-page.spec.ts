import type { Page } from 'playwright-core';
import { Portal, signInByScreen } from './portal.js';
import { untilCount } from './until.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/**
 * Acts like a browser's translator: replaces each text by a `<font>` element with the translation, now and whenever
 * there is new text.
 */
const TRANSLATOR = `(() => {
  const translate = (text) => {
    if (!/[a-z]/i.test(text.data) || text.parentElement.closest('font, script, style, textarea, option')) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstChild.textContent = '«' + text.data + '»';
    text.replaceWith(outer);
  };
  const translateIn = (node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true });
})()`;

const translate = (page: Page) => page.evaluate(TRANSLATOR);

describe('a page that the browser translates', () => {
  it('shows a message, and names the errors of a form that was not filled in', async () => {
    const { page, context, problems } = await portal.visitor(390, 844);
    await signInByScreen(page, portal.signIn('Member'));
    await page.locator('a[href^="/settlement-scheme/view/"]').first().click();
    await page.getByRole('heading', { name: 'Requested Amendments' }).waitFor();
    await translate(page);
    await page.getByLabel('Your request').fill('My address has changed.');
    await page.locator('#amendments').getByRole('button', { name: 'Submit' }).click();
    await page.locator('#amendments').getByText('«My address has changed.»').waitFor();
    await page.locator('#amendments').getByText('«Waiting for our answer»').waitFor();

    await page.goto('/submission/create');
    await page.getByRole('heading', { name: 'New Registration' }).waitFor();
    await translate(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('«There is a problem»').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('shows what has changed in a text since it was translated', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/admin/create-submission');
    await page.getByRole('rowheader', { name: 'New row' }).waitFor();
    await translate(page);
    await page.getByRole('grid').locator('[data-column="row"]').last().click();
    await page.keyboard.press('ArrowRight');
    for (const cell of ['b', '1/2/2018', '1,000', '2.5', '']) {
      await page.keyboard.type(cell);
      await page.keyboard.press('Tab');
    }
    await page.getByText(/«1 trade · bought 1,000/).waitFor();
    for (const cell of ['s', '2/2/2018', '300', '2.5', '']) {
      await page.keyboard.type(cell);
      await page.keyboard.press('Tab');
    }
    await page.getByText(/«2 trades · bought 1,000 · sold 300/).waitFor();
    await untilCount(page.getByText(/1 trade ·/), 0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
