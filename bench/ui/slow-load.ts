import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';

/** Slow 3G as WebPageTest defines it: 400 kbit/s each way, and 400 ms from a request to the answer's first byte. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Seconds on slow 3G, with an empty cache, until the page shows the element that its reader came for. */
export async function slowLoad(
  browser: Browser,
  url: string,
  shown: (page: Page) => Locator,
  options: BrowserContextOptions,
): Promise<number> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', SLOW_3G);
    const begun = performance.now();
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    await shown(page).waitFor({ timeout: 120_000 });
    return (performance.now() - begun) / 1_000;
  } finally {
    await context.close();
  }
}
