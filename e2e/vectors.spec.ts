import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { bundled } from '../scripts/lib/bundle-verify.mjs';
import type { computeInBrowser } from '../vectors/browser-ways.js';
import { failuresOf } from '../vectors/run-vectors.js';
import { vectorsOf } from '../vectors/vector-file.js';
import { chromiumArguments, findChromium } from './find-chromium.js';

/** The bank's files are written and read by the server alone. */
const ON_SERVER = ['ABA', 'ABA_SPLIT', 'ABA_RETURNS'];

const vectors = vectorsOf(join(import.meta.dirname, '../vectors')).filter(
  ({ kind }) => !ON_SERVER.includes(kind),
);

/** What the script defines. */
interface InPage {
  known: { computeInBrowser: typeof computeInBrowser };
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
});
afterAll(() => browser.close());

it('the rules that members check with come to every known answer in a real browser, also shuffled (ASSESS-1, SHARE-1, PROOF-1, IDENTIFIER-1)', async () => {
  const script = await bundled('vectors/browser-ways.ts', {
    platform: 'browser',
    format: 'iife',
    globalName: 'known',
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  const found = await page.evaluate(
    (given) => (globalThis as unknown as InPage).known.computeInBrowser(given),
    vectors,
  );
  expect(new Set(vectors.map(({ kind }) => kind))).toEqual(
    new Set([
      'ASSESSMENT',
      'OVERALL_CAP',
      'RULES_REFUSED',
      'DISTRIBUTION',
      'WITHHOLDING',
      'MERKLE',
      'CANONICAL',
      'IDENTIFIER',
    ]),
  );
  const failures = await Promise.all(
    vectors.map((vector, at) =>
      failuresOf(
        vector,
        found[at]!.map(({ way, got }) => ({ name: way, compute: () => got })),
      ),
    ),
  );
  expect(failures.flat()).toEqual([]);
  // Nothing passes for having been lost on the way out of the page.
  const [first] = vectors;
  const wrong = { ...first!, expected: { recognisedLoss: '0.01' } };
  expect(await failuresOf(wrong, [{ name: 'page', compute: () => found[0]![0]!.got }])).toHaveLength(1);
});
