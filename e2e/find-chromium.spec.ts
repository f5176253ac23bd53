import { access, chmod, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.js';

const { CHROMIUM_PATH, PATH } = process.env;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prorata-path-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  process.env.PATH = PATH;
  // Empty counts as unset.
  process.env.CHROMIUM_PATH = CHROMIUM_PATH ?? '';
});

it('the browser of the tests is the one in CHROMIUM_PATH, otherwise one on the PATH, otherwise that of a package (OPS-5)', async () => {
  process.env.PATH = folder;
  process.env.CHROMIUM_PATH = '/opt/some/chromium';
  expect(await findChromium()).toBe('/opt/some/chromium');

  delete process.env.CHROMIUM_PATH;
  const there = join(folder, 'chromium');
  await writeFile(there, '');
  // It is not executable.
  expect(await findChromium()).not.toBe(there);
  await chmod(there, 0o755);
  expect(await findChromium()).toBe(there);

  const shell = join(folder, 'chromium-headless-shell');
  await writeFile(shell, '', { mode: 0o755 });
  expect(await findChromium()).toBe(shell);

  await rm(there);
  await rm(shell);
  const shipped = await findChromium();
  expect(shipped.startsWith(folder)).toBe(false);
  await access(shipped, constants.X_OK);
});
