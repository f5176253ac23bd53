import { fileURLToPath } from 'node:url';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { aClaimInput } from '../server/test/harness/claims.js';
import { accessibleBothWays, expectAccessible } from './expect-accessible.js';
import { expectFits } from './expect-fits.js';
import { codeIn, waitForMail } from './mailbox.js';
import { Portal, signInByScreen } from './portal.js';
import { until, untilCount } from './until.js';

const NOTICE = "We are currently implementing improvements. Won't be too long. Please check again tomorrow.";
const BOTH_WIDTHS = [
  [360, 740],
  [1440, 900],
] as const;

const notice = (page: Page) => page.getByRole('heading', { name: NOTICE });

describe('the public pages, in a real browser', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await Portal.open();
  });
  afterAll(() => portal.close());

  it.each(BOTH_WIDTHS)(
    'the landing page presents the scheme at %i pixels and links to the ways to sign in (SCREEN-4, SCREEN-8, SCREEN-35)',
    async (width, height) => {
      const { page, context, problems } = await portal.visitor(width, height);
      await page.goto('/');
      for (const name of ['Settlement', 'Claim Background', 'Nature of Claim'])
        await page.getByRole('heading', { name, exact: true }).waitFor();
      await page.getByRole('link', { name: 'settlement@prorata.example' }).first().waitFor();
      const marks = page.getByRole('banner').getByRole('img');
      expect(await marks.evaluateAll((all) => all.map((mark) => mark.ariaLabel))).toEqual([
        'Investor Class Action',
        'Prorata',
      ]);
      expect(await page.title()).toMatch(/ · Investor Class Action$/);
      await expectFits(page);
      await expectAccessible(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).waitFor();
      await page.getByText(/^© Settlement Administrator/).waitFor();
      await page.getByRole('link', { name: 'one-time-code login' }).click();
      await page.waitForURL('**/otp-login');
      await page.getByRole('link', { name: 'Investor Class Action, go to the landing page' }).click();
      await page.getByRole('link', { name: 'Sign in with a password' }).click();
      await page.waitForURL('**/login');

      await page.goto('/no/such/page');
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Go back' }).click();
      await page.waitForURL('**/login');
      await page.goto('/no/such/page');
      await page.getByRole('link', { name: 'To dashboard' }).click();
      await page.getByRole('heading', { name: 'Claim Background' }).waitFor();
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it.each([
    ['its script', /\/assets\/first-[^/]+\.js$/],
    ['a part of its script', /\/assets\/rolldown-runtime-[^/]+\.js$/],
    ['all its files', /\/assets\//],
    ['all its files and the one that watches over them', /\/(assets\/|lost-entry)/],
  ])('shows the notice when the application could not load %s (MAINT-3)', async (_, lost) => {
    for (const answer of ['404', 'none']) {
      const { page, context, problems } = await portal.visitor(360, 740);
      await page.route(lost, (route) => (answer === '404' ? route.fulfill({ status: 404 }) : route.abort()));
      await page.goto('/register');
      await notice(page).waitFor();
      await page.getByRole('link', { name: 'support@prorata.example' }).waitFor();
      await expectFits(page);
      expect(problems.filter((words) => !words.startsWith('Failed to load resource'))).toEqual([]);
      await context.close();
    }
  });

  it('never shows that notice while the application is loading', async () => {
    const { page, context } = await portal.visitor(360, 740);
    await page.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.addInitScript(() => {
      const look = () => {
        const shown = document.getElementById('lost-entry')?.getClientRects().length;
        if (shown) document.documentElement.dataset.flashed = 'yes';
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/register');
    await page.getByRole('button', { name: 'Register' }).waitFor();
    expect(await page.locator('html[data-flashed]').count()).toBe(0);
    expect(await page.locator('#lost-entry').count()).toBe(0);
    await context.close();
  });

  it('is closed and opened again by an administrator; members see the notice meanwhile (MAINT-2, MAINT-5, MAINT-6)', async () => {
    const member = await portal.visitor(360, 740);
    await signInByScreen(member.page, portal.signIn('Member'));
    await member.page.getByRole('heading', { name: 'Registrations', exact: true }).waitFor();
    const token = await member.page.evaluate(() => localStorage.getItem('token'));
    const profile = () =>
      fetch(`${portal.server.url}/api/user/profile`, { headers: { authorization: `Bearer ${token}` } });

    const admin = await portal.visitor();
    await signInByScreen(admin.page, portal.signIn('Administrator'));
    await admin.page.getByRole('link', { name: 'Maintenance' }).click();
    await admin.page.getByRole('heading', { name: 'Maintenance is off' }).waitFor();
    await expectAccessible(admin.page);
    await admin.page.getByRole('button', { name: 'Turn maintenance on' }).click();
    const question = admin.page.getByRole('alertdialog');
    await question.getByText(NOTICE).waitFor();
    await expectAccessible(admin.page);
    await question.getByRole('button', { name: 'Turn maintenance on' }).click();
    await admin.page.getByText('Maintenance is on: members and the public see the notice.').waitFor();
    await expectAccessible(admin.page);

    // On the page that is open already: its next call is not served.
    await member.page.locator('a[href^="/settlement-scheme/view/"]').first().click();
    await notice(member.page).waitFor();
    await member.page.getByRole('link', { name: 'support@prorata.example' }).waitFor();
    await expectAccessible(member.page);
    const refused = await profile();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '600']);
    const visitor = await portal.visitor(1440, 900);
    await visitor.page.goto('/');
    await notice(visitor.page).waitFor();
    await expectAccessible(visitor.page);
    await visitor.page.getByRole('link', { name: 'Administrators sign in here' }).click();
    await visitor.page.getByText('Only administrators can sign in until it is over.').waitFor();
    await expectAccessible(visitor.page);
    await visitor.page.getByLabel('Email').fill(portal.signIn('Member').email);
    await visitor.page.getByLabel('Password').fill(portal.signIn('Member').password);
    await visitor.page.getByRole('button', { name: 'Login' }).click();
    await visitor.page
      .getByText(/^This sign-in did not work\./)
      .first()
      .waitFor();
    await signInByScreen(visitor.page, portal.signIn('Administrator'));
    await visitor.page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();

    await admin.page.getByRole('button', { name: 'Turn maintenance off' }).click();
    await admin.page.getByRole('heading', { name: 'Maintenance is off' }).waitFor();
    await member.page.goto('/account/profile');
    await member.page.getByRole('heading', { name: 'Registrations', exact: true }).waitFor();
    expect((await profile()).status).toBe(200);
    await member.page.goto('/maintenance');
    await notice(member.page).waitFor();
    for (const { context } of [member, admin, visitor]) await context.close();
  });

  it('shows administrators every setting of the scheme (SCHEME-13)', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByText('Prorata’s default settings').waitFor();
    await page.getByText('24-Aug-2017').waitFor();
    await page.getByText('4 SIDs').waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('another class action, by another scheme file', () => {
  const FILE = fileURLToPath(new URL('../docs/samples/scheme-cedar-ridge.json', import.meta.url));
  const ADMINISTRATOR = { email: 'boss@cedar-ridge.example', password: 'hemlock-and-larch-1' };
  const MEMBER = 'holder@shares.example';
  const PICTURE =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30"/></svg>';

  let portal: Portal;
  let claimId: string;
  beforeAll(async () => {
    portal = await Portal.open({
      SCHEME_FILE: FILE,
      DEMO: 'false',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    });
    claimId = await fileClaim();
  });
  afterAll(() => portal.close());

  /** An administrator files the member's claim, with a trade in the second scheme's period. */
  async function fileClaim(): Promise<string> {
    const post = async <Body>(path: string, body: object, token?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(portal.server.url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Body;
    };
    const { tokens } = await post<{ tokens: { access: { token: string } } }>(
      '/api/auth/signin',
      ADMINISTRATOR,
    );
    const trade = {
      transactionType: 'BUY',
      tradeDate: '2020-02-29',
      quantity: '10',
      pricePerShare: '2',
      totalAmount: '20',
    };
    const claim = aClaimInput({
      contactDetails: { email: MEMBER },
      tradeDetails: { openingBalance: '70', tradeData: [trade] },
    });
    const filed = await post<{ submissionId: string }>(
      '/api/settlement-submission/admin-create',
      { ...claim, sid: 'CR-0042' },
      tokens.access.token,
    );
    await post(
      `/api/amendments/${filed.submissionId}`,
      { message: 'Please send your notes.' },
      tokens.access.token,
    );
    return filed.submissionId;
  }

  const servePictures = (context: BrowserContext) =>
    context.route(/^https:/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));

  it('has its own titles, texts, logos and footer (SCHEME-1)', async () => {
    const { page, context, problems } = await portal.visitor(1440, 900);
    await servePictures(context);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Cedar Ridge Securities Proceeding', level: 1 }).waitFor();
    await page.getByText(/^On 7 March 2023 the Supreme Court approved/).waitFor();
    for (const name of ['The agreement', 'Who takes part', 'What was alleged'])
      await page.getByRole('heading', { name }).waitFor();
    await untilCount(page.getByRole('link', { name: 'claims@cedar-ridge.example' }), 3);
    await until(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('header img')].every(
          ({ naturalWidth }) => naturalWidth > 0,
        ),
      ),
    );
    await untilCount(page.locator('header img'), 2);
    await page.getByText('© 2023 Larch & Hemlock, Trustees of the Cedar Ridge Settlement Fund').waitFor();
    await expectAccessible(page);
    expect(await page.content()).not.toMatch(/Investor Class Action|prorata\.example|Corvane/);
    expect(problems).toEqual([]);
    // The content security policy allows images from the logos' host, and from no other.
    const blocked = page.waitForEvent('console', (message) => /img-src/.test(message.text()));
    await page.evaluate(() => (new Image().src = 'https://elsewhere.example/a.svg'));
    await blocked;
    await context.close();
  });

  it('has its own accent on buttons and links, light and dark, as HTML and in the application, and no other (SCHEME-17)', async () => {
    const { page, context, problems } = await portal.visitor(1440, 900);
    await servePictures(context);
    const submit = page.getByRole('button', { name: 'Login', exact: true });
    const color = (of: Locator, name: 'color' | 'backgroundColor') =>
      of.evaluate((element, property) => getComputedStyle(element)[property], name);
    const shown = async () => [
      await color(submit, 'backgroundColor'),
      await color(submit, 'color'),
      await color(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }), 'color'),
    ];
    const light = ['rgb(122, 46, 93)', 'rgb(255, 255, 255)', 'rgb(122, 46, 93)'];
    const dark = ['rgb(196, 141, 173)', 'rgb(28, 20, 24)', 'rgb(231, 166, 204)'];
    // A button fades from one colour to the other.
    const become = (colors: string[]) => until(async () => (await shown()).join() === colors.join());
    const bothAre = async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await become(light);
      await page.emulateMedia({ colorScheme: 'dark' });
      await become(dark);
    };
    await page.goto('/login');
    await bothAre();
    await accessibleBothWays(page);
    // The application, where the page before was HTML.
    await page.goto('/otp-login');
    await submit.waitFor();
    await bothAre();
    await accessibleBothWays(page);
    for (const path of ['/', '/register', '/accessibility']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await accessibleBothWays(page);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(BOTH_WIDTHS)(
    'has its own logo and name on private pages at %i pixels (SCHEME-1)',
    async (width, height) => {
      const { page, context, problems } = await portal.visitor(width, height);
      await servePictures(context);
      await signInByScreen(page, ADMINISTRATOR);
      await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
      for (const [path, heading] of [
        ['/admin/submissions-new', 'New submissions'],
        ['/change-password', 'Change password'],
        ['/no/such/page', 'Page not found'],
      ] as const) {
        await page.goto(path);
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
        const link = page.getByRole('link', { name: 'Cedar Ridge Settlement Fund, go to your home page' });
        expect(await link.getAttribute('href')).toBe('/admin');
        await link.getByRole('img').waitFor();
        expect(await page.title()).toBe(`${heading} · Cedar Ridge Settlement Fund`);
        expect(await page.content()).not.toContain('>Prorata<');
        await expectFits(page);
        await expectAccessible(page);
      }
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('shows a member the claim with its own dates, currency, time zone and notices, after a code in its name (SCHEME-1, SCHEME-5, SCHEME-9, SCHEME-12)', async () => {
    const { page, context } = await portal.visitor(360, 740);
    await servePictures(context);
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in by e-mailed code' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(MEMBER);
    await page.getByRole('button', { name: 'Login' }).click();
    const mail = await waitForMail(portal, MEMBER, /^\d{6}$/m);
    expect(mail.text).toContain('Cedar Ridge Securities Proceeding');
    expect(mail.text).toContain('claims@cedar-ridge.example');
    await page.getByRole('textbox').fill(codeIn(mail));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'New Submission' }).waitFor();
    await page.getByRole('link', { name: 'Cedar Ridge Settlement Fund, go to your home page' }).waitFor();
    expect(await page.title()).toMatch(/ · Cedar Ridge Settlement Fund$/);

    await page.goto(`/settlement-scheme/view/${claimId}`);
    await page.getByText('Shares held at close of trade 28 February 2020').waitFor();
    await page.getByText('Transactions from 29 February 2020 to 30 June 2021 inclusive').first().waitFor();
    await page
      .getByText(/^In Cedar Ridge Minerals Inc\. \(CRMX\), newest first\. Amounts in CAD\.$/)
      .waitFor();
    await page.getByText('Cedar Ridge Distribution Plan').first().waitFor();
    await page.getByText('I accept the plan approved on 7 March 2023.').waitFor();
    await page.getByRole('link', { name: /First letter to shareholders \(PDF\)/ }).waitFor();
    await page
      .getByText(/takes no part in the distribution/)
      .first()
      .waitFor();
    await page.getByText('It was removed on 14-Sep-2022.').waitFor();
    const thread = page.getByRole('list', { name: 'Messages' });
    await thread.getByText('14-Sep-2022').waitFor();
    await thread.getByText('Please send your notes.').waitFor();
    // By the browser's time zone data: Node's may lack a recent change, such as Vancouver's in 2026.
    const [day, word, year] = await page.evaluate(() => {
      const form = {
        timeZone: 'America/Vancouver',
        day: '2-digit',
        month: 'short',
        year: 'numeric',
      } as const;
      const parts = new Intl.DateTimeFormat('en-US', form).formatToParts();
      return ['day', 'month', 'year'].map((type) => parts.find((part) => part.type === type)!.value);
    });
    await thread.getByText(`${day}-${word}-${year}`).first().waitFor();
    // Members may not edit in this scheme.
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
    expect(await page.content()).not.toMatch(/Investor Class Action|prorata\.example|Corvane|AUD/);
    await context.close();
  });
});
