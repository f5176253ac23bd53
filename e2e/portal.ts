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

/**
 * The product as after a first start: with its own folder, the embedded database, the demo scheme and a real browser.
 */
export class Portal {
  private constructor(
    readonly server: ServerProcess,
    private readonly browser: Browser,
    readonly dataDir: string,
  ) {}

  /**
   * `env` is added to the variables that the server needs, for example another scheme file. The server accepts known
   * documents only, so that an unknown document of the client fails the test. Under Jest, a folder with demo data is
   * copied instead of filled. The demo's claims are not assessed unless `env` asks for the whole demo.
   */
  static async open(env: Record<string, string> = {}): Promise<Portal> {
    const dataDir = await mkdtemp(join(tmpdir(), 'prorata-browser-'));
    const template = process.env.PORTAL_TEMPLATE;
    // By cp, which keeps the owner: the database does not start from files of another owner.
    if (template && env.DEMO !== 'false') await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir]);
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      KNOWN_DOCUMENTS_ONLY: 'true',
      DEMO: 'claims',
      ...env,
    });
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

  /** The credentials that the start printed for this role. */
  signIn(label: 'Administrator' | 'Member'): SignIn {
    const found = new RegExp(`${label}: (\\S+) +password: (\\S+)`).exec(this.server.output());
    if (!found) throw new Error(`No sign-in of the ${label} was printed.`);
    return { email: found[1]!, password: found[2]! };
  }

  /**
   * A new browser with empty storage. `problems` collects console errors and failed scripts; a test that checks it
   * fails on any.
   */
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

/** Signs in through the sign-in page. */
export async function signInByScreen(page: Page, { email, password }: SignIn): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}
