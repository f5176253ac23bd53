import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scheme } from '../../../test-support/answers';
import {
  anObjection,
  assessment,
  check,
  inputSha256,
  objections,
  rulesSha256,
  traceSha256,
  type Assessment,
} from '../../../test-support/claim-assessment';
import { forgetPerson, openApp, Refusal, signedInAs, type Answers } from '../../../test-support/open-app';
import { wholeText } from '../../../test-support/whole-text';

const open = (shown: Assessment | null, more: Answers = {}) =>
  openApp('/settlement-scheme/view/s1/assessment', {
    ...scheme,
    ...signedInAs('STANDARD'),
    ClaimAssessment: { assessment: shown },
    ...check(),
    ...objections(),
    AttachmentList: { attachments: [] },
    ...more,
  });

/** Has this text answered as the published rules, once it is asked for. */
function answerRules(text: string) {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === '/api/rules/2' ? Promise.resolve(new Response(text)) : before(input, init);
}

describe('the assessment of a claim', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    forgetPerson();
  });

  it('says what the loss is, how each line comes about, and by when to object (NOTICE-13, NOTICE-14)', async () => {
    open(assessment());
    expect(await screen.findByText('$850.00', { selector: 'p' })).toBeVisible();
    const lines = screen.getByRole('table', { name: 'How the loss comes about, line by line' });
    const cells = within(lines)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells.flat().join(' | ')).toContain('1,000 shares bought on 01-Feb-2018 at $4.50');
    expect(cells.flat().join(' | ')).toContain('$0.85 a share = $850.00');
    expect(cells.flat().join(' | ')).toContain(
      'no claim, because they were bought before the period of the claim',
    );
    expect(await screen.findByText(wholeText(/^You can object until the end of 31-Jan-2027/))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notice as PDF (opens in a new tab)' })).toBeVisible();
    expect(screen.getByRole('link', { name: '4K7Q-0XWD-9V2M-TB3E' })).toHaveAttribute(
      'href',
      '/notice/4K7Q-0XWD-9V2M-TB3E',
    );
    expect(screen.getByRole('heading', { name: 'What the rules say (version 2)' })).toBeVisible();
  });

  it('computes the loss again in the browser, and says that everything is equal (NOTICE-16)', async () => {
    open(assessment());
    answerRules(assessment().rules);
    await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Everything is equal')).toBeVisible();
    expect(screen.getAllByText('Equal, by its SHA-256')).toHaveLength(3);
  });

  it.each([
    ['another loss', assessment({ recognisedLoss: '850.01' }), {}, 'Recognised loss', '850.00', '850.01'],
    [
      'other rules',
      { ...assessment(), rulesSha256: 'f'.repeat(64) },
      {},
      'Rules',
      rulesSha256,
      'f'.repeat(64),
    ],
    [
      'other transactions',
      assessment(),
      check({ inputSha256: 'e'.repeat(64) }),
      'Your transactions',
      inputSha256,
      'e'.repeat(64),
    ],
    [
      'another derivation',
      assessment(),
      check({ traceSha256: 'd'.repeat(64) }),
      'Working, line by line',
      traceSha256,
      'd'.repeat(64),
    ],
  ])('names what differs: %s (NOTICE-16)', async (_, shown, more, label, computed, stated) => {
    open(shown, more);
    answerRules(assessment().rules);
    await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Something differs')).toBeVisible();
    const field = screen.getByText(label, { selector: 'dt' }).nextElementSibling;
    expect(field).toHaveTextContent(`Your browser: ${computed}This notice: ${stated}`);
  });

  it('computes by the published rules, which may be others than the notice came with (NOTICE-16)', async () => {
    open(assessment());
    answerRules(`${assessment().rules} `);
    await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Something differs')).toBeVisible();
  });

  it('says why a claim is blocked, on which day, and what to do (NOTICE-13)', async () => {
    const findings = [
      { __typename: 'AssessedFinding', code: 'TRADING_HALT', severity: 'ERROR', trade: '1', day: null },
      { __typename: 'AssessedFinding', code: 'NO_PRICE', severity: 'WARNING', trade: '1', day: null },
    ];
    open(
      assessment(
        { status: 'BLOCKED', recognisedLoss: null, sumOfSlices: null, limitedBy: null },
        { findings, slices: [], sliceCount: 0 },
      ),
    );
    expect(await screen.findByText('This claim has no recognised loss yet')).toBeVisible();
    expect(screen.getByText(wholeText('Bought or sold in a trading halt, 01-Feb-2018'))).toBeVisible();
    expect(screen.getByText(/^It has trades on days on which trading was halted, so/)).toBeVisible();
    expect(screen.queryByText(/do not add up/)).not.toBeInTheDocument();
    expect(screen.queryByText(/without a price/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  });

  it('shows no amounts when the derivation is not what the run stored (NOTICE-15)', async () => {
    open(assessment({}, { isSame: false }));
    expect(await screen.findByText('This assessment cannot be shown')).toBeVisible();
    expect(screen.queryByText(/850/)).not.toBeInTheDocument();
  });

  it('shows neither amounts nor rules when the rules were changed since (RULES-20)', async () => {
    open({ ...assessment({}, { isSame: false, areRulesAltered: true }), rules: 'gone' });
    expect(await screen.findByText(/no longer have its SHA-256/)).toBeVisible();
    expect(screen.queryByText(/850/)).not.toBeInTheDocument();
    expect(screen.queryByText(/What the rules say/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  });

  it('says that a claim is not assessed yet (NOTICE-12)', async () => {
    open(null, { ClaimRemoval: { claimRemoval: null } });
    expect(await screen.findByText('Not assessed yet')).toBeVisible();
  });

  it('says whose claim it is and, on demand, by which trades it was assessed (NOTICE-13)', async () => {
    open({ ...assessment(), registeredOwner: 'Acme Nominees' });
    const of = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
    expect(await screen.findByText('Acme Pty Ltd')).toBeVisible();
    expect(of('Registered owner')).toHaveTextContent('Acme Nominees');
    expect(screen.getByText(wholeText('Shares held at the close of 23-Aug-2017: 200.'))).toBeVisible();
    expect(
      screen.queryByRole('table', { name: 'Your trades as they were assessed' }),
    ).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Show 1 transaction'));
    const trades = await screen.findByRole('table', { name: 'Your trades as they were assessed' });
    const cells = within(trades)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.join(' | ')).toMatch(/Buy.*01-Feb-2018.*1,000.*4\.50.*4,500\.00/);
  });
});

describe('the notice page of a removed claim (NOTICE-21)', () => {
  afterEach(forgetPerson);
  const REFUSED = 'This claim was removed, so there is no notice of its assessment.';
  const removal = {
    ClaimRemoval: {
      claimRemoval: {
        __typename: 'RemovedClaim',
        message: 'There are no trades.',
        date: '2026-11-20',
        answerBy: '2999-12-31',
      },
    },
  };
  const refused = (more: Answers = {}) =>
    open(null, {
      ClaimAssessment: new Refusal('CONFLICT', REFUSED),
      ...removal,
      ...objections({ objections: [anObjection()] }),
      ...more,
    });

  it('tells its owner why and until when, keeps the objections, and leads to a request with trades', async () => {
    const { url } = refused();
    expect(
      await screen.findByText(wholeText('There are no trades. It was removed on 20-Nov-2026.')),
    ).toBeVisible();
    expect(screen.getByText(wholeText('If you do have trades, tell us by 31-Dec-2999.'))).toBeVisible();
    expect(await screen.findByText(/Two sales are missing\./)).toBeVisible();
    expect(screen.queryByText(/850|the assessment$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /PDF|Object/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I do have trades' }));
    expect(url()).toBe('/settlement-scheme/view/s1');
  });

  it('tells the office why and until when its member may answer', async () => {
    refused(signedInAs('MASTER_ADMIN'));
    expect(
      await screen.findByText(wholeText('There are no trades. It was removed on 20-Nov-2026.')),
    ).toBeVisible();
    expect(screen.getByText(wholeText('Its member may answer until 31-Dec-2999.'))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I do have trades' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Open this objection' })).toBeVisible();
  });

  it('is the same where the claim was removed before the run', async () => {
    open(
      assessment({ status: 'REMOVED', recognisedLoss: null, sumOfSlices: null }, { isSame: null }),
      removal,
    );
    expect(
      await screen.findByText(wholeText('There are no trades. It was removed on 20-Nov-2026.')),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'About this notice' })).not.toBeInTheDocument();
  });
});

describe('the page that says whether a notice is real (NOTICE-17)', () => {
  afterEach(forgetPerson);
  const issued = (issuedNotice: object | null) => ({ ...scheme, IssuedNotice: { issuedNotice } });
  const real = {
    __typename: 'IssuedNotice',
    publishedAt: '2026-11-02T00:00:00Z',
    traceSha256,
    isSuperseded: false,
  };

  it.each([
    ['a real one', real, 'This notice is real'],
    [
      'a replaced one',
      { ...real, isSuperseded: true },
      'This notice is real, but a later one has replaced it',
    ],
    ['an unknown one', null, 'We have issued no notice with this code'],
  ])('tells a visitor about %s', async (_, answer, words) => {
    const { callsOf } = openApp('/notice/4K7Q-0XWD-9V2M-TB3E', issued(answer));
    expect(await screen.findByText(words)).toBeVisible();
    expect(callsOf('IssuedNotice')[0]?.variables).toEqual({ code: '4K7Q-0XWD-9V2M-TB3E' });
    if (answer) expect(screen.getByText(traceSha256)).toBeVisible();
  });

  it('asks for the code when the address has none', async () => {
    const { url } = openApp('/notice', issued(real));
    await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
    expect(screen.getByText('Enter the code of the notice')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code of the notice'), '4k7q 0xwd{Enter}');
    expect(await screen.findByText('This notice is real')).toBeVisible();
    expect(url()).toBe('/notice/4k7q%200xwd');
  });
});
