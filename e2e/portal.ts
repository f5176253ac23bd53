import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type ServerProcess, startServerProcess } from '../server/test/harness/server-process.js';
import { chromiumArguments, findChromium } from './find-chromium.js';

/** The demo scheme's sign-ins, as `npm start` prints them. */
export interface SignIn {
  email: string;
  password: string;
}

/** The product as a new user finds it: a folder of its own, the embedded database, the demo scheme, a real browser. */
export class Portal {
  private constructor(
    readonly server: ServerProcess,
    private readonly browser: Browser,
    private readonly dataDir: string,
  ) {}

  /**
   * `env` is added to what the server needs, for example another scheme file. It takes no documents but its own, so that a
   * document of the client that it does not know fails the test. In Jest a folder with demo data is copied, not filled.
   */
  static async open(env: Record<string, string> = {}): Promise<Portal> {
    const dataDir = await mkdtemp(join(tmpdir(), 'prorata-browser-'));
    const template = process.env.PORTAL_TEMPLATE;
    // By cp, which keeps the owner: the database refuses to start from files that are somebody else's.
    if (template && env.DEMO !== 'false') await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir]);
    const server = await startServerProcess({ DATA_DIR: dataDir, KNOWN_DOCUMENTS_ONLY: 'true', ...env });
    try {
      const browser = await chromium.launch({
        executablePath: await findChromium(),
        args: chromiumArguments,
      });
      return new Portal(server, browser, dataDir);
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** What was printed at the start for this kind of person. */
  signIn(label: 'Administrator' | 'Member'): SignIn {
    const found = new RegExp(`${label}: (\\S+) +password: (\\S+)`).exec(this.server.output());
    if (!found) throw new Error(`No sign-in of the ${label} was printed.`);
    return { email: found[1]!, password: found[2]! };
  }

  /** A browser of its own, with nothing stored; every console error and failed script fails the test that asks for them. */
  async visitor(
    width = 1440,
    height = 900,
  ): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
    const context = await this.browser.newContext({
      viewport: { width, height },
      baseURL: this.server.url,
      acceptDownloads: true,
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    return { page, context, problems };
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Signs in by the screen. */
export async function signInByScreen(page: Page, { email, password }: SignIn): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
