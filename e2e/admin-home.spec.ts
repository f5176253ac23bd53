import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

const listed = /^([\d,]+) submissions?$/;

describe('the administrator’s home, in a real browser', () => {
  it('links each figure to a list of as many rows (LIST-12)', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    const cards = page.getByRole('list', { name: 'Scheme at a glance' }).getByRole('link');
    const figureOf = async (name: string) => {
      const card = cards.filter({ hasText: name });
      await card.getByText(/^[\d,]+$/).waitFor();
      return ((await card.textContent()) ?? '').replace(name, '').trim();
    };
    await figureOf('Without trades');
    await page.locator('[data-chart]').first().waitFor();
    await expectFits(page);
    const shownBars = await page.evaluate(
      `[...document.querySelectorAll('[data-bar]')].filter((bar) => bar.offsetHeight > 4 && bar.offsetWidth > 4 && bar.getBoundingClientRect().right <= window.innerWidth).length`,
    );
    expect(shownBars).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByText('Show as a table').click();
    expect(
      await page.getByRole('table', { name: 'Submissions filed, by week' }).getByRole('row').count(),
    ).toBe(27);
    await expectAccessible(page);

    for (const name of ['Without trades', 'Missing bank details']) {
      await page.goto('/admin');
      const figure = await figureOf(name);
      await cards.filter({ hasText: name }).click();
      await page.waitForURL('**/admin/submissions-new?**');
      const total = page.getByRole('status').filter({ hasText: listed });
      await total.waitFor();
      expect((await total.textContent())?.split(' ')[0]).toBe(figure);
      expect(await page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed')).toBe('true');
      await page
        .getByRole('link', { name: /^View / })
        .first()
        .waitFor();
      await expectAccessible(page);
      let rows = await page.getByRole('link', { name: /^View / }).count();
      const next = page.getByRole('button', { name: 'Next' });
      for (let at = 2; (await next.getAttribute('aria-disabled')) !== 'true'; at += 1) {
        await next.click();
        await page.getByText(new RegExp(`^Page ${at} of`)).waitFor();
        await page
          .getByRole('link', { name: /^View / })
          .first()
          .waitFor();
        rows += await page.getByRole('link', { name: /^View / }).count();
      }
      expect(rows).toBe(Number(figure.replaceAll(',', '')));
    }

    await page.goto('/admin');
    const waiting = await figureOf('Unanswered requests');
    await cards.filter({ hasText: 'Unanswered requests' }).click();
    await page.waitForURL('**/admin/amendments');
    await page
      .getByRole('option', { name: `Waiting for an answer (${waiting})` })
      .waitFor({ state: 'attached' });
    await page.goto('/admin');
    expect(await figureOf('Imports failed (7 days)')).toBe('0');
    await cards.filter({ hasText: 'Imports failed (7 days)' }).click();
    await page.getByText('None failed in the last 7 days.').waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fits a phone, and returns to the list as it was left', async () => {
    const { page, context } = await portal.visitor(360);
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.locator('[data-chart]').first().waitFor();
    await expectFits(page);
    await page.getByRole('link', { name: /^Missing bank details/ }).click();
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .waitFor();
    await page.goto(`${page.url()}&sort=legal-entity`);
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .waitFor();
    await page.waitForURL('**/admin/submissions-new?missingBank=yes&sort=legal-entity');
    await expectFits(page);
    await expectAccessible(page);
    await page.reload();
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL('**/admin/submissions-new?sort=legal-entity');
    await context.close();
  });

  it('reports a part that could not be loaded when the code for server calls fails to load, and opens on a retry', async () => {
    const { page, context } = await portal.visitor(360, 740);
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.route('**/assets/api-*.js', (route) => route.abort());
    await page.goto('/admin');
    await page.getByText('The server is available again. Please try again.').waitFor();
    expect(await page.getByText(/check again tomorrow/).count()).toBe(0);
    await expectAccessible(page);
    await page.unroute('**/assets/api-*.js');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.getByRole('list', { name: 'Scheme at a glance' }).waitFor();
    await context.close();
  });
});
