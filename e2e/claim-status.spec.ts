import type { Page } from 'playwright-core';
import { look } from './look.js';
import { Portal, signInByScreen } from './portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

interface Told {
  status?: { stage: string; needsMember: boolean; day: string | null };
  /** The office wrote first. */
  isAsked?: boolean;
}
interface Answer {
  data: {
    myClaimFacts?: object[];
    myPaymentStatuses?: object[];
    amendments?: object;
  };
}

const SINCE = '2026-11-19T23:00:00Z';

/** What takes people weeks: the answers of home and claim about this claim say it, all others are the server's. */
async function tell(page: Page, id: string, { status, isAsked }: Told): Promise<void> {
  const statuses = status ? [{ __typename: 'PaymentStatus', submissionId: id, ...status }] : [];
  const message = {
    __typename: 'Amendment',
    id: 'a1',
    message: 'Please send us the statement of your broker.',
  };
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? '';
    const isHome = body.includes('"operationName":"MySubmissions"');
    if (!isHome && !body.includes('"operationName":"ClaimParts"')) return route.continue();
    const response = await route.fetch();
    const { data } = (await response.json()) as Partial<Answer>;
    // A busy server refuses; the page asks again.
    if (!data) return route.fulfill({ response });
    data.myPaymentStatuses = statuses;
    const asked = isAsked && { request: 'ANSWERED', requestSince: SINCE, onlyOfficeWrote: true };
    data.myClaimFacts = data.myClaimFacts?.map((facts) =>
      (facts as { id: string }).id === id
        ? { ...facts, hasNotice: true, lacksProof: false, ...asked }
        : facts,
    );
    if (!isHome && isAsked)
      data.amendments = {
        ...data.amendments,
        state: 'ANSWERED',
        messages: [{ ...message, isAdmin: true, author: null, timeCreatedAt: SINCE, proposal: null }],
      };
    return route.fulfill({ response, json: { data } });
  });
}

it.each<[string, Told, RegExp, RegExp]>([
  [
    'returned',
    { status: { stage: 'RETURNED', needsMember: true, day: null } },
    /the bank could not make the payment/,
    /^Your payment needs other bank details: see what to do$/,
  ],
  [
    'paid',
    { status: { stage: 'PAID', needsMember: false, day: '2027-01-10' } },
    /paid on 10-Jan-2027/,
    /^10-Jan-2027$/,
  ],
  ['written', { isAsked: true }, /We have written to you/, /^our message of 20-Nov-2026$/],
])('home and claim say the same of a claim that is %s (SCREEN-34)', async (name, told, onCard, onClaim) => {
  const { page, context, problems } = await portal.visitor(360, 740);
  await signInByScreen(page, portal.signIn('Member'));
  await page.waitForURL('**/account/profile');
  const link = page.getByRole('link', { name: /RGM-09125/ });
  const claim = new URL((await link.getAttribute('href'))!, portal.server.url).pathname;
  await tell(page, claim.split('/').at(-1)!, told);
  await page.goto('/account/profile');
  await link.filter({ hasText: onCard }).waitFor();
  await look(page, `home-${name}`);
  await page.goto(claim);
  await page.locator('[data-tour=status]').getByText(onClaim).first().waitFor();
  await look(page, `claim-${name}`);
  expect(problems).toEqual([]);
  await context.close();
});
