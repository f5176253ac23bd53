import { accessSync, constants, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import chromium from '@sparticuz/chromium';

/** Headless shells first: they render no window, so a test takes half of the CPU time. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, else one on the PATH, else the one that an npm package ships (OPS-5).
 */
export async function findChromium(): Promise<string> {
  return process.env.CHROMIUM_PATH || onPath() || (await unpackShipped());
}

/**
 * Arguments to start it with: its sandbox does not run as root and in most containers, and these tests open only our
 * own pages. A page lives too short for its scripts to be optimised: compiling them again took an eighth of the CPU
 * time of the pages.
 */
export const chromiumArguments = ['--no-sandbox', '--js-flags=--no-opt'];

/**
 * The package unpacks into the temporary folder, which may contain another user's copy that only that user may execute.
 */
async function unpackShipped(): Promise<string> {
  const { TMPDIR } = process.env;
  const folder = join(tmpdir(), `prorata-chromium-${process.getuid?.() ?? 'user'}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  process.env.TMPDIR = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
