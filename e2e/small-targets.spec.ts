import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from './find-chromium.js';
import { expectAccessible } from './expect-accessible.js';
import { smallTargets } from './small-targets.js';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
});
afterAll(() => browser.close());

const small = 'style="width: 20px; height: 20px; padding: 0; border: 0"';

it.each([
  ['two small buttons next to each other', `<button ${small}>1</button><button ${small}>2</button>`, 2],
  [
    'a small button next to a large one',
    `<button ${small}>1</button><button style="height: 40px">Two</button>`,
    1,
  ],
  ['a small button with room around it', `<button ${small}>1</button>`, 0],
  [
    'links below each other',
    '<ul style="font: 14px/20px sans-serif"><li><a href="#a">One</a><li><a href="#b">Two</a></ul>',
    2,
  ],
  [
    'links in a sentence',
    '<p style="font: 14px/16px sans-serif">Read <a href="#a">one</a>, <a href="#b">two</a>.</p>',
    0,
  ],
  [
    'small boxes with large labels',
    `<label style="display: block; line-height: 24px"><input type="checkbox" ${small}> One</label>`.repeat(2),
    0,
  ],
  [
    'a large button half under a bar',
    `<div style="position: fixed; top: 0; height: 20px"><button ${small}>Top</button></div><button style="height: 40px">Two</button>`,
    0,
  ],
  ['a button that cannot be pressed', `<button ${small} disabled>1</button><button ${small}>2</button>`, 0],
])('%s: what is hard to hit (UX-12)', async (_, html, found) => {
  const page = await browser.newPage();
  await page.setContent(html);
  expect(await smallTargets(page)).toHaveLength(found);
  await page.close();
});

it('a page is checked by axe again after it was changed, and after it was left for another, with its frames (UX-12)', async () => {
  const page = await browser.newPage();
  let inFrame = '<p>Text';
  // With an address, since axe reads frames of the page's own origin only.
  await page.route('http://portal.example/', (route) => {
    const frame = `<html lang='en'><title>F</title><body>${inFrame}`;
    const body = `<html lang="en"><title>T</title><main><h1>H</h1><iframe title="F" srcdoc="${frame}"></iframe></main></html>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto('http://portal.example/');
  await expectAccessible(page);
  await page.evaluate("document.querySelector('main').append(document.createElement('button'))");
  await expect(expectAccessible(page)).rejects.toThrow(/button-name: <button>/);
  inFrame = '<img src=x>';
  await page.goto('http://portal.example/');
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt: <img src=/);
  await page.close();
});
