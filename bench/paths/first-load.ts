import type { Browser } from 'playwright-core';
import { signInByScreen } from '../../e2e/portal.js';
import type { BenchContext, Figure, Row } from '../context.js';
import { attempt } from '../harness/attempt.js';
import { shortNumber } from '../harness/figures.js';
import { type FirstLoad, firstLoad, type Loaded, openBrowser } from '../harness/first-load.js';
import type { Path } from '../path-table.js';

const BYTES_A_KB = 1_000;
const SHOWN = 12;

/**
 * The bytes that a real browser with an empty cache loads for the sign-in page and for an administrator's home: the
 * bodies of all responses, compressed with gzip. Headers are printed separately: behind a proxy with HTTP/2 they shrink
 * to almost nothing.
 */
export async function measureFirstLoads(context: BenchContext): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const { url } = context.product.admin;
    const signIn = () =>
      firstLoad(browser, `${url}/login`, (page) => page.getByRole('button', { name: 'Login', exact: true }));
    const admin = async () =>
      firstLoad(browser, `${url}/admin`, (page) => page.getByRole('heading', { name: 'Home', exact: true }), {
        storageState: await signedIn(browser, context),
      });
    return [
      ...(await counted(context, 'first-load-sign-in', signIn)),
      ...(await counted(context, 'first-load-admin', admin)),
    ];
  } finally {
    await browser.close();
  }
}

/** The browser's stored state of a signed-in administrator. */
export async function signedIn(browser: Browser, { product }: BenchContext) {
  const context = await browser.newContext({ baseURL: product.admin.url });
  const page = await context.newPage();
  await signInByScreen(page, product.signIn);
  await page.waitForURL('**/admin');
  const state = await context.storageState();
  await context.close();
  return state;
}

function counted(context: BenchContext, path: Path, load: () => Promise<FirstLoad>): Promise<Row[]> {
  return attempt(context, path, async () => kilobytes(context, path, await load()));
}

function kilobytes({ answers }: BenchContext, path: Path, { loaded, problems }: FirstLoad): Figure {
  answers.expect(path, 'the problems in the browser', problems, []);
  const total = (of: (one: Loaded) => number) => loaded.reduce((sum, one) => sum + of(one), 0) / BYTES_A_KB;
  const product = total(({ bytes }) => bytes);
  const headers = total(({ headerBytes }) => headerBytes);
  console.log(
    `  ${path}: ${loaded.length} answers, ${shortNumber(headers)} kB of headers not counted; the largest:`,
  );
  for (const { url, bytes } of [...loaded].sort((a, b) => b.bytes - a.bytes).slice(0, SHOWN))
    console.log(`  ${shortNumber(bytes / BYTES_A_KB).padStart(6)} kB  ${new URL(url).pathname}`);
  return { product, limit: null };
}
