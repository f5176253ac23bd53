import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { prepare } from './lib/prepare.mjs';
import { printFailure } from './lib/report.mjs';
import { root } from './lib/root.mjs';

// Takes the screenshots in README.md from the running demo: `node scripts/pictures.mjs`. The browser is found as in the
// browser tests (OPS-5); the demo's data is in a temporary folder that is deleted at the end.
const FOLDER = join(root, 'docs/pictures');
const WIDTH = 1280;
const HEIGHT = 1000;

/** A page of a signed-in user, at the size of all screenshots. */
async function signIn({ portal, signInByScreen }, who) {
  const { page } = await portal.visitor(WIDTH, HEIGHT);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInByScreen(page, portal.signIn(who));
  await page.getByRole('button', { name: /@/ }).first().waitFor();
  return page;
}

async function save(page, name) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => globalThis.document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}

async function ofTheAdministrator(demo) {
  const page = await signIn(demo, 'Administrator');
  await page.goto('/admin/submissions-new');
  await page.getByRole('link', { name: /^View/ }).first().waitFor();
  await save(page, 'submissions');
  await page
    .getByLabel('Import Submissions')
    .setInputFiles(join(root, 'docs/samples/settlement-records-with-errors.csv'));
  await page.getByRole('button', { name: 'Import file' }).click();
  await page
    .getByText(/Done, 20 rejected/)
    .first()
    .waitFor();
  const alert = page.getByRole('button', { name: 'Close alert' });
  while ((await alert.count()) > 0)
    await alert
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  await save(page, 'import');
}

async function ofTheMember(demo) {
  const page = await signIn(demo, 'Member');
  const link = page.locator('a[href*="/settlement-scheme/view/"]').first();
  await page.goto(await link.getAttribute('href'));
  await page.getByRole('heading', { name: 'Part A Contact Details' }).waitFor();
  await save(page, 'claim');
}

try {
  await prepare();
  const { Portal, signInByScreen } = await tsImport('../e2e/portal.ts', import.meta.url);
  mkdirSync(FOLDER, { recursive: true });
  const portal = await Portal.open({ DEMO: 'true' });
  try {
    await ofTheAdministrator({ portal, signInByScreen });
    await ofTheMember({ portal, signInByScreen });
  } finally {
    await portal.close();
  }
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
