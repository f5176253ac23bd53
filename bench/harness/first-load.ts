import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../e2e/find-chromium.js';

/** One resource loaded by a page. */
export interface Loaded {
  url: string;
  /** The size of its body on the wire. */
  bytes: number;
  /** The size of its headers in HTTP/1.1. */
  headerBytes: number;
}

/** The resources that a browser with an empty cache loads for a page. */
export interface FirstLoad {
  loaded: Loaded[];
  /** Console errors and script errors. */
  problems: string[];
}

const SIZE = { width: 1440, height: 900 };

export function openBrowser(): Promise<Browser> {
  return findChromium().then((executablePath) =>
    chromium.launch({
      executablePath,
      args: chromiumArguments,
      // The bench handles signals itself, and closes the browser.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    }),
  );
}

/**
 * Opens a URL with an empty cache, with gzip compression, and waits until loading has finished.
 * @param shown the element that the page must display
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
