import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../e2e/find-chromium.js';
import { Portal, signInByScreen } from '../../e2e/portal.js';
import { freePort } from '../../server/test/harness/server-process.js';
import { firstLoad, openBrowser } from '../harness/first-load.js';
import { type AuditedPage, auditedPages, LARGEST_SHIFT } from './audited-pages.js';
import { categories, lighthouseRun, type LighthouseRun } from './lighthouse-run.js';
import { slowLoad } from './slow-load.js';

/*
 * `npm run audit:ui [-- --runs 5] [-- --pages landing,claim]`: how fast the member's pages feel on a phone, with the
 * demo scheme. Figures depend on the machine; run it with nothing next to it.
 */

const PHONE = { width: 390, height: 800 };
const BYTES_A_KB = 1_000;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
});
const runs = Number(values.runs);
const chosen = auditedPages.filter(({ name }) => !values.pages || values.pages.split(',').includes(name));

const middle = (figures: number[]) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]!;

/** A browser that Lighthouse can reach, with a signed-in member if asked for. */
async function openProfile(folder: string, port: number, member?: Portal): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    viewport: PHONE,
    ...(member && { baseURL: member.server.url }),
  });
  if (member) await signInMember(context, member);
  return context;
}

async function signInMember(context: BrowserContext, portal: Portal): Promise<string> {
  const page = await context.newPage();
  await signInByScreen(page, portal.signIn('Member'));
  const claim = page.locator('a[href^="/settlement-scheme/view/"]').first();
  const path = (await claim.getAttribute('href'))!;
  await page.close();
  return path;
}

interface Figure {
  what: string;
  value: number;
  goal?: number | undefined;
  way: 'at least' | 'at most';
}

async function lighthouseFigures(page: AuditedPage, url: string, portal: Portal): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'prorata-audit-'));
  const port = await freePort();
  const context = await openProfile(folder, port, page.isPrivate ? portal : undefined);
  try {
    const loads: LighthouseRun[] = [];
    for (let run = 0; run < runs; run++) loads.push(await lighthouseRun(url, port));
    for (const title of new Set(loads.flatMap(({ failed }) => failed))) console.log(`  not passed: ${title}`);
    return [
      ...categories.map((category) => ({
        what: category,
        value: middle(loads.map(({ scores }) => scores[category])),
        goal: category === 'performance' ? page.goals.performance : seoOf(page, category),
        way: 'at least' as const,
      })),
      {
        what: 'layout shift',
        value: middle(loads.map(({ layoutShift }) => layoutShift)),
        goal: LARGEST_SHIFT,
        way: 'at most',
      },
    ];
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Private pages ask search engines to stay away, which Lighthouse counts against them. */
const seoOf = ({ isPrivate }: AuditedPage, category: string) =>
  isPrivate && category === 'seo' ? undefined : 100;

async function loadFigures(page: AuditedPage, url: string, portal: Portal): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: portal.server.url });
    if (page.isPrivate) await signInMember(context, portal);
    // Brotli as browsers ask for, where the bench counts gzip.
    const options = { viewport: PHONE, storageState: await context.storageState(), extraHTTPHeaders: {} };
    const { loaded } = await firstLoad(browser, url, page.shown, options);
    const bytes = loaded.reduce((sum, one) => sum + one.bytes + one.headerBytes, 0);
    const slow = await slowLoad(browser, url, page.shown, options);
    const { requests, kilobytes, slowSeconds } = page.goals;
    return [
      { what: 'requests', value: loaded.length, goal: requests, way: 'at most' },
      { what: 'kB with headers', value: bytes / BYTES_A_KB, goal: kilobytes, way: 'at most' },
      { what: 's on slow 3G', value: slow, goal: slowSeconds, way: 'at most' },
    ];
  } finally {
    await browser.close();
  }
}

function print({ what, value, goal, way }: Figure): void {
  const isMet = goal === undefined || (way === 'at least' ? value >= goal : value <= goal);
  const shown = Number.isInteger(value) ? String(value) : value.toPrecision(3);
  const target = goal === undefined ? '' : `${way} ${goal}  ${isMet ? 'met' : 'NOT MET'}`;
  console.log(`  ${what.padEnd(16)} ${shown.padStart(6)}  ${target}`);
}

const portal = await Portal.open();
try {
  const first = await portal.visitor();
  const claim = await signInMember(first.context, portal);
  await first.context.close();
  for (const page of chosen) {
    const url = portal.server.url + page.path(claim);
    console.log(page.name);
    for (const figure of await lighthouseFigures(page, url, portal)) print(figure);
    for (const figure of await loadFigures(page, url, portal)) print(figure);
  }
} finally {
  await portal.close();
}
