import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { freePort } from '../server/test/harness/server-process.js';
import { accessibleBothWays, expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { chromiumArguments, findChromium } from './find-chromium.js';

const root = fileURLToPath(new URL('..', import.meta.url));

let server: ChildProcess;
let browser: Browser;
let address: string;
beforeAll(async () => {
  const port = String(await freePort());
  server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'client', '--host', '127.0.0.1', '--port', port, '--strictPort'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout!, 'data');
  address = `http://127.0.0.1:${port}/components.html`;
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
});
afterAll(async () => {
  await browser.close();
  const ended = once(server, 'exit');
  server.kill();
  await ended;
});

it('the page of components shows each in development, fits a phone and has no axe violation (UX-19)', async () => {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  await page.getByRole('heading', { name: 'Components', level: 1 }).waitFor();
  await accessibleBothWays(page);
  await page.getByRole('button', { name: 'Check the form' }).click();
  await page.getByRole('link', { name: 'Account name is required' }).waitFor();
  await page.getByRole('button', { name: 'Delete this trade' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  for (const variant of ['success', 'warning', 'error', 'neutral'])
    await page.getByRole('button', { name: `Show ${variant}` }).click();
  await page.getByRole('button', { name: 'Open the document' }).click();
  await page.getByRole('complementary', { name: 'Contract note of 26-Sep-2018' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  expect(problems).toEqual([]);
});
