import type { BrowserContext, Page } from 'playwright-core';

/** Shows every page that is opened from now on in the pseudo language (LANG-6). */
export async function inPseudoLanguage(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'language', value: 'ar-XB', url }]);
}

/** What is the same in every language: names of formats and keys, units, and the samples of how days are written. */
const SAME_EVERYWHERE =
  /^(?:CSV|XLSX|PDF|JSON|UTF-8|ZIP|[kMG]?B|dd\/mm\/yyyy|https:\/\/|Ctrl|Shift|Enter|Esc|UTC|N\/A|[A-Z](?: [A-Z])*)$/;

/**
 * Collects what the server sends to a page, to tell data from texts: a text on a screen that is not marked as of the
 * pseudo language must be part of it.
 */
export class SentData {
  private readonly sent: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Records in the page itself: what a response held cannot be read any more once the page has left. */
  static async of(page: Page): Promise<SentData> {
    await page.addInitScript(recordResponses);
    return new SentData(page);
  }

  private keep(value: unknown): void {
    if (typeof value === 'string') this.sent.push(value);
    else if (value !== null && typeof value === 'object')
      Object.values(value).forEach((part) => this.keep(part));
  }

  /** The visible texts of the page with plain Latin letters that the server has not sent. */
  async untranslated(): Promise<string[]> {
    const { page } = this;
    const bodies = await page.evaluate<string[]>('Promise.all(window.bodies)');
    // The signed-in user is kept between pages.
    const kept = await page.evaluate<string[]>('Object.values(localStorage)');
    for (const body of [...bodies, ...kept]) this.keep(body.startsWith('{') ? JSON.parse(body) : body);
    const shown = await page.evaluate(visibleTexts);
    const plain = shown.flatMap((text) => text.match(/[A-Za-z][\x20-\x7e]*[A-Za-z]/g) ?? []);
    return [...new Set(plain)].filter((text) => !this.isData(text));
  }

  private isData(text: string): boolean {
    const known = (part: string) =>
      SAME_EVERYWHERE.test(part) || this.sent.some((whole) => whole.includes(part));
    if (known(text)) return true;
    // Several values in a row: the longest beginning that is one, then the others.
    const words = text.split(' ');
    for (let count = words.length - 1; count > 0; count--)
      if (
        known(
          words
            .slice(0, count)
            .join(' ')
            .replace(/[,;:+]$/, ''),
        )
      )
        return this.isData(words.slice(count).join(' '));
    return false;
  }
}

/** Runs in the page, before its own scripts: keeps the bodies of all responses. */
function recordResponses(): void {
  const bodies: Promise<string>[] = [];
  Object.assign(window, { bodies });
  const native = window.fetch.bind(window);
  window.fetch = async (...call) => {
    const response = await native(...call);
    bodies.push(
      response
        .clone()
        .text()
        .catch(() => ''),
    );
    return response;
  };
}

/** Runs in the page: its visible texts, and the names and hints that assistive technology reads. */
function visibleTexts(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, textarea, #lost-entry')) continue;
    if (parent.checkVisibility() && node.textContent?.trim()) texts.push(node.textContent);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-label'])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      texts.push(element.getAttribute(name) ?? '');
  return texts;
}
