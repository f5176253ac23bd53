import { ENLARGED } from '../enlarged.js';
import { type Portal, signInByScreen } from '../portal.js';
import { textDefects } from '../text-defects.js';

/** The office's pages about one thing, by the list that leads to each of them. */
const LISTS = {
  '/admin/distributions': 'main a[href^="/admin/distributions/"]:not([href$="/new"])',
  '/admin/payments': 'main tbody a[href^="/admin/payments/"]',
  '/admin/court-reports': 'main tbody a[href^="/admin/court-reports/"]',
};
const BELOW = { '/admin/distributions': ['', '/lines'], '/admin/payments': ['', '/all'] } as Record<
  string,
  string[]
>;

/** The layout defects of the pages of distributions, payments and court reports on a phone with text of twice the size, by their paths. */
export async function defectsInLargeText(portal: Portal): Promise<Record<string, string[]>> {
  const { page, context } = await portal.visitor(360, 740);
  await ENLARGED['the font size of the browser'](page, context);
  await signInByScreen(page, portal.signIn('Administrator'));
  await page.waitForURL('**/admin');
  const defects: Record<string, string[]> = {};
  const visit = async (path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const found = await textDefects(page);
    if (found.length > 0) defects[path] = found;
  };
  for (const [list, links] of Object.entries(LISTS)) {
    await visit(list);
    await page.locator(links).first().waitFor();
    const paths = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    for (const path of new Set(paths)) for (const below of BELOW[list] ?? ['']) await visit(path + below);
  }
  await context.close();
  return defects;
}
