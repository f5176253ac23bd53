import type { Browser, Page } from 'playwright-core';
import type { BenchContext, Figure, Row } from '../context.js';
import { attempt } from '../harness/attempt.js';
import { shortNumber } from '../harness/figures.js';
import { openBrowser } from '../harness/first-load.js';
import { noteDurations, waitOf } from '../harness/interaction.js';
import { claimsWith } from './claims-with.js';
import { signedIn } from './first-load.js';
import { longestClaim } from './view-huge.js';

const SIZE = { width: 1440, height: 900 };
const LARGE = 400;
const TOO_MANY = /^This claim has more than [\d,]+ trades$/;
/** A page of a busy machine, whose processor is slowed down besides, may take minutes. */
const PATIENCE_MS = 180_000;

type Waits = Record<string, number>;

/**
 * The milliseconds for which an administrator waits in the view and in the edit form of a claim with 400 and with
 * 50,000 trades: for each action the longest time to the next paint or blocked page. The path's own figure is the
 * longest of all. Also printed with a slower processor, if asked for: four times slower is about a cheap phone.
 */
export async function measureInteractions(context: BenchContext): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const [large] = await claimsWith(context, LARGE);
    return [
      ...(await attempt(context, 'interaction-400', () => figureOf(browser, context, large!))),
      ...(await attempt(context, 'interaction-50k', async () =>
        figureOf(browser, context, await longestClaim(context)),
      )),
    ];
  } finally {
    await browser.close();
  }
}

async function figureOf(browser: Browser, context: BenchContext, id: string): Promise<Omit<Row, 'path'>> {
  const { slower } = context.options;
  if (slower)
    console.log(
      `  processor ${slower} times slower, ms: ${textOf(await waits(browser, context, id, slower))}`,
    );
  const measured = await waits(browser, context, id, 1);
  const parts = Object.entries(measured).map(([name, product]): [string, Figure] => [
    name,
    { product, limit: null },
  ]);
  return { product: Math.max(...Object.values(measured)), limit: null, parts: Object.fromEntries(parts) };
}

const textOf = (measured: Waits) =>
  Object.entries(measured)
    .map(([name, ms]) => `${name} ${shortNumber(ms)}`)
    .join(', ');

async function waits(browser: Browser, context: BenchContext, id: string, rate: number): Promise<Waits> {
  const visit = await browser.newContext({
    viewport: SIZE,
    baseURL: context.product.admin.url,
    storageState: await signedIn(browser, context),
  });
  try {
    const page = await visit.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const wire = await visit.newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate });
    await noteDurations(page);
    return { ...(await waitsInView(page, id)), ...(await waitsInEdit(page, id)) };
  } finally {
    await visit.close();
  }
}

async function waitsInView(page: Page, id: string): Promise<Waits> {
  const part = page.locator('#part-c');
  const open = await waitOf(page, async () => {
    await page.goto(`/settlement-scheme/view/${id}`);
    await part.getByText(/^[\d,]+ transactions$/).waitFor();
  });
  const jump = await waitOf(page, () => jumpTo(page, '15/3/2018'));
  const scroll = await waitOf(page, async () => {
    await part.getByRole('row').nth(2).hover();
    for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 2_000);
  });
  const filter = await waitOf(page, () => part.getByLabel('Show', { exact: true }).press('s'));
  const sort = await waitOf(page, () => part.getByRole('button', { name: 'Quantity' }).click());
  return { open, jump, scroll, filter, sort };
}

async function waitsInEdit(page: Page, id: string): Promise<Waits> {
  const open = await waitOf(page, async () => {
    await page.goto(`/settlement-scheme/edit/${id}`);
    await page.getByRole('button', { name: 'Add Row' }).or(page.getByText(TOO_MANY)).waitFor();
  });
  await page.getByLabel('Phone', { exact: true }).focus();
  const answer = await waitOf(page, () => page.keyboard.type('77'));
  // More trades than an edit takes are no part of its form.
  if ((await page.getByText(TOO_MANY).count()) > 0) return { 'edit: open': open, 'edit: type': answer };
  const jump = await waitOf(page, () => jumpTo(page, '15/3/2018'));
  await page.keyboard.press('ArrowRight');
  const type = await waitOf(page, () => page.keyboard.type('77'));
  const tab = await waitOf(page, () => page.keyboard.press('Tab'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const add = await waitOf(page, () => page.keyboard.press('b'));
  await page.keyboard.press('Escape');
  const filter = await waitOf(page, () => page.getByLabel('Show', { exact: true }).press('s'));
  return {
    'edit: open': open,
    'edit: type': answer,
    'edit: jump': jump,
    'edit: type in a cell': type,
    'edit: Tab': tab,
    'edit: add a row': add,
    'edit: filter': filter,
  };
}

async function jumpTo(page: Page, day: string): Promise<void> {
  const field = page.getByLabel('Jump to date');
  await field.fill(day);
  await field.press('Enter');
}
