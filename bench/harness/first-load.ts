import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../e2e/find-chromium.js';

/** One thing that a view loaded. */
export interface Loaded {
  url: string;
  /** Of its body as it came over the wire. */
  bytes: number;
  /** Of its headers, as HTTP/1.1 writes them. */
  headerBytes: number;
}

/** What a browser with nothing stored loads for a view. */
export interface FirstLoad {
  loaded: Loaded[];
  /** Console errors and failed scripts. */
  problems: string[];
}

const SIZE = { width: 1440, height: 900 };

export function openBrowser(): Promise<Browser> {
  return findChromium().then((executablePath) =>
    chromium.launch({
      executablePath,
      args: chromiumArguments,
      // The bench ends on a signal by itself, and the browser with it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    }),
  );
}

/**
 * Opens an address with an empty cache, compressed answers as gzip, and waits until nothing more comes.
 * @param shown what the view must show
 */
export async function firstLoad(
  browser: Browser,
  url: string,
  shown: (page: Page) => Locator,
  options: BrowserContextOptions = {},
): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: SIZE,
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    ...options,
  });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const begun = new Map<string, { url: string; headerBytes: number }>();
    const loaded: Loaded[] = [];
    const problems: string[] = [];
    wire.on('Network.responseReceived', ({ requestId, response }) =>
      begun.set(requestId, { url: response.url, headerBytes: response.encodedDataLength }),
    );
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { url: from, headerBytes } = begun.get(requestId)!;
      loaded.push({ url: from, bytes: encodedDataLength - headerBytes, headerBytes });
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await wire.send('Network.enable');
    await page.goto(url);
    await shown(page).waitFor();
    await page.waitForLoadState('networkidle');
    return { loaded, problems };
  } finally {
    await context.close();
  }
}
