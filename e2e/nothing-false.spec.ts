import { aTradeInput } from '../server/test/harness/claims.js';
import { png } from '../server/test/harness/documents.js';
import { expectAccessible } from './expect-accessible.js';
import { fileClaimOfMember } from './file-claim.js';
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
  it('the destruction of identity documents cannot be requested by the only administrator, and the page says why', async () => {
    const { page, context, problems } = await signedIn('Administrator');
    await page.goto('/admin/identity-documents');
    await page.getByRole('heading', { name: /^Destroy \d+ identity documents?$/ }).waitFor();
    await page.getByText(/^There is no other administrator who can sign in and confirm it\./).waitFor();
    const ask = page.getByRole('button', { name: 'Request destruction' });
    expect(await ask.isDisabled()).toBe(true);
    // The red of destructive actions.
    expect(await ask.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(166, 27, 27)');
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([360, 1440])(
    'the destruction of identity documents is not offered when there are none, at %d px (PURGE-8)',
    async (width) => {
      const member = await signedIn('Member');
      await member.page
        .locator('a[href^="/settlement-scheme/view/"]')
        .filter({ hasText: 'SID 00123' })
        .click();
      await member.page.getByRole('heading', { name: 'Documents' }).waitFor();
      const remove = member.page.getByRole('button', { name: 'Delete Driver licence.pdf' });
      await member.page.getByText('Contract note October 2018.pdf').first().waitFor();
      if ((await remove.count()) > 0) {
        await remove.click();
        await member.page.getByRole('button', { name: 'Delete document' }).click();
        await remove.waitFor({ state: 'detached' });
      }
      await member.context.close();

      const { page, context, problems } = await signedIn('Administrator', width);
      await page.goto('/admin/identity-documents');
      await page.getByRole('heading', { name: 'There are no identity documents' }).waitFor();
      await page.getByText('There is nothing to destroy: no claim has an identity document.').waitFor();
      const ask = page.getByRole('button', { name: 'Request destruction' });
      expect(await ask.isDisabled()).toBe(true);
      await ask.press('Enter');
      await ask.click({ force: true });
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      expect(await page.getByText(/Destroy 0/).count()).toBe(0);
      await expectAccessible(page);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});

describe('the status of a claim', () => {
  it('names what is open for each of its readers, links there, and is never green before (VIEW-15)', async () => {
    const desk = await signedIn('Administrator');
    const claim = `/settlement-scheme/view/${await fileClaimOfMember(portal, desk.page, { sid: 'NOTRADES1', tradeData: [] })}`;

    const member = await signedIn('Member', 360);
    await member.page.goto(claim);
    await member.page.getByText('2 things need you').waitFor();
    await member.page.getByRole('link', { name: 'Your claim has no trades' }).waitFor();
    await member.page.getByRole('link', { name: 'Upload proof of identity', exact: true }).waitFor();
    await expectAccessible(member.page);
    const amendments = member.page.locator('#amendments');
    await amendments.getByLabel('Your request').fill('I bought 200 shares in March.');
    await amendments.getByRole('button', { name: 'Submit' }).click();
    await member.page.getByText(/^We have your request of \d\d-\w{3}-\d{4} and will answer it\.$/).waitFor();

    await desk.page.goto(claim);
    const open = desk.page.getByText('3 points are open');
    await open.waitFor();
    await desk.page.setViewportSize({ width: 360, height: 640 });
    const { y, height } = (await open.boundingBox())!;
    // On the first screen, with room for a point or two below it.
    expect(y + height).toBeLessThan(540);
    await desk.page.setViewportSize({ width: 1440, height: 900 });
    await desk.page.getByRole('link', { name: '0 trades' }).waitFor();
    await desk.page.getByRole('link', { name: 'No proof of identity' }).waitFor();
    const request = desk.page.getByRole('link', {
      name: /^1 request waiting since \d\d-\w{3}-\d{4}$/,
    });
    await expectAccessible(desk.page);
    await request.press('Enter');
    await desk.page.waitForURL(`**${claim}#amendments`);
    await desk.page.locator('#amendments').getByLabel('Reply to the member').fill('Thank you.');
    await desk.page.locator('#amendments').getByRole('button', { name: 'Submit' }).click();
    await request.waitFor({ state: 'hidden' });
    await desk.page.getByText('2 points are open').waitFor();
    expect(await desk.page.getByText('Nothing is open').count()).toBe(0);
    expect([...member.problems, ...desk.problems]).toEqual([]);
    await member.context.close();
    await desk.context.close();
  });
});

describe('the status of a complete claim', () => {
  it.each([360, 1440])(
    'never says that there is nothing to do while a request waits, at %d px (VIEW-15)',
    async (width) => {
      const desk = await signedIn('Administrator');
      const claim = `/settlement-scheme/view/${await fileClaimOfMember(portal, desk.page, { sid: `INORDER${width}`, tradeData: [aTradeInput()] })}`;
      const { page, context, problems } = await signedIn('Member', width);
      await page.goto(claim);
      await page.getByText('1 thing needs you').waitFor();
      await page.getByRole('link', { name: 'Upload proof of identity', exact: true }).press('Enter');
      await page.waitForURL(`**${claim}#upload`);
      await page
        .getByLabel('Upload proof of identity', { exact: true })
        .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: png() });
      await page.getByText('Nothing is missing').waitFor();
      await page.getByText(/There is nothing you need to do now\./).waitFor();

      const amendments = page.locator('#amendments');
      await amendments.getByLabel('Your request').fill('I bought 200 shares in March.');
      await amendments.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('We are working on your request').waitFor();
      expect(await page.getByText(/nothing (is missing|you need to do)/i).count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'your request', exact: true }).press('Enter');
      await page.waitForURL(`**${claim}#amendments`);

      await desk.page.goto(claim);
      await desk.page.getByText('1 point is open').waitFor();
      await desk.page.locator('#amendments').getByLabel('Reply to the member').fill('Thank you.');
      await desk.page.locator('#amendments').getByRole('button', { name: 'Submit' }).click();
      await desk.page.getByText('Nothing is open').waitFor();
      await page.reload();
      await page.getByText('Nothing is missing').waitFor();
      expect([...problems, ...desk.problems]).toEqual([]);
      await context.close();
      await desk.context.close();
    },
  );
});

describe('a page that fails to load', () => {
  it('says that the server is unavailable and when to try again, and does not blame the connection', async () => {
    const { page, context } = await signedIn('Administrator');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('query UserList')
        ? route.fulfill({ status: 503, headers: { 'retry-after': '5' }, body: '<h1>Away</h1>' })
        : route.continue(),
    );
    await page.goto('/admin/manage-users');
    await page.getByText('The users could not be loaded.').waitFor();
    await page
      .getByText(/Our server is busy or temporarily unavailable\..*Try again in 5 seconds\./)
      .waitFor();
    expect(await page.getByText(/connection/).count()).toBe(0);
    await expectAccessible(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor();
    await context.close();
  });

  it('has a heading and a button to try again when the profile cannot be loaded', async () => {
    const { page, context } = await signedIn('Administrator');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('query Me')
        ? route.fulfill({ status: 500, body: 'Oh.' })
        : route.continue(),
    );
    await page.goto('/admin/manage-users');
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
    await page.getByText(/^Something went wrong on our side\./).waitFor();
    await expectAccessible(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    await context.close();
  });

  it.each([
    ['the server is away', 503, /your connection works\. Try again in a few minutes\./],
    ['the server answers', 200, /The server is available again\. Please try again\./],
  ])('reports the cause when its code fails to load: %s', async (_, status, help) => {
    const { page, context } = await portal.visitor();
    await page.route('**/assets/api-*.js', (route) => route.abort());
    await page.route('**/robots.txt', (route) => route.fulfill({ status, body: '' }));
    await page.goto('/admin');
    await page.getByText(help).waitFor();
    await expectAccessible(page);
    await context.close();
  });
});
