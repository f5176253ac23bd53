import { expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  // The explorer sends the documents that its user types.
  portal = await Portal.open({ KNOWN_DOCUMENTS_ONLY: 'false' });
});
afterAll(() => portal.close());

describe('tools for authors of scripts, in a real browser', () => {
  it('the GraphQL explorer sends queries as the signed-in user, and knows the schema', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await page.goto('/graphiql');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText(/Answer: 200 in \d+ ms/).waitFor();
    await page.getByText('"totalItems"').waitFor();
    await page.getByLabel('Find a field or type').fill('submissionWalk');
    await page.getByText('Query.submissionWalk(after: ID').waitFor();
    await page.getByLabel('Query').fill('{ nonsense }');
    await page.keyboard.press('Control+Enter');
    await page.getByText('BAD_USER_INPUT').waitFor();
    await expectAccessible(page);
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await context.close();
  });

  it.each([360, 1440])('the documentation of the REST paths can be read at %i px', async (width) => {
    const { page, context, problems } = await portal.visitor(width);
    await page.goto('/api/docs');
    await page.getByRole('link', { name: 'Imports, reports, health' }).click();
    await page.getByRole('heading', { name: 'POST /import/settlement-records', exact: true }).waitFor();
    await page.getByRole('link', { name: 'ImportAccepted' }).first().click();
    await page.getByRole('heading', { name: 'ImportAccepted' }).waitFor();
    await expectFits(page);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});
