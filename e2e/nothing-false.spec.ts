import { expectAccessible } from './expect-accessible.js';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

async function signedIn(label: 'Administrator' | 'Member', width?: number) {
  const visit = await portal.visitor(width);
  await signInByScreen(visit.page, portal.signIn(label));
  await visit.page.waitForURL(label === 'Member' ? '**/account/profile' : '**/admin');
  return visit;
}

describe('the destruction of identity documents', () => {
  it('cannot be asked for by the only administrator, and the page says why', async () => {
    const { page, context, problems } = await signedIn('Administrator');
    await page.goto('/admin/identity-documents');
    await page.getByRole('heading', { name: /^Destroy \d+ identity documents?$/ }).waitFor();
    await page.getByText(/^There is no other administrator who can sign in and confirm it\./).waitFor();
    const ask = page.getByRole('button', { name: 'Ask for the destruction' });
    expect(await ask.isDisabled()).toBe(true);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});
