import type { Page, Request } from 'playwright-core';

/**
 * What the page requests and receives, with headers. Requests are counted when they are sent: Chromium reports some answers
 * as aborted of which the page has read the last byte, now and then another one. Their bodies count as the server says.
 */
export function received(page: Page) {
  const loaded: { path: string; bytes: Promise<number> }[] = [];
  const ended = new Map<Request, (bytes: number | Promise<number>) => void>();
  page.on('request', (request) => {
    const bytes = new Promise<number>((resolve) => ended.set(request, resolve));
    // The page may be closed before it is known, and nobody wait for it any more.
    bytes.catch(() => undefined);
    loaded.push({ path: new URL(request.url()).pathname, bytes });
  });
  page.on('requestfinished', (request) =>
    ended.get(request)?.(request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize)),
  );
  page.on('requestfailed', (request) => ended.get(request)?.(announced(request)));
  return loaded;
}

/** The size of an answer by its headers. */
async function announced(request: Request): Promise<number> {
  const headers = (await (await request.response())?.headersArray()) ?? [];
  const length = headers.find(({ name }) => name.toLowerCase() === 'content-length')?.value ?? 0;
  return headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, Number(length));
}

/** Notes how far the page moves while it loads, and when it is first painted, as `seen` of the window. */
export async function noteShift(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0, paint: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint ||= startTime;
    }).observe({ type: 'paint', buffered: true });
  });
}

/** As on a slow connection, with nothing cached. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 150_000,
    uploadThroughput: 50_000,
  });
}
