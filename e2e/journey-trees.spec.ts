import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { paths } from '../client/src/domain/paths.js';
import { aTradeInput } from '../server/test/harness/claims.js';
import { fileClaimOfMember } from './file-claim.js';
import { Portal, signInByScreen } from './portal.js';
import { readableTree } from './readable-tree.js';
import { until } from './until.js';

/*
 * What a screen reader finds at each step of the main journeys. A changed snapshot is no error in itself: read the
 * difference as a screen-reader user would, and write it anew by `npm run jest -- e2e/journey-trees -u`.
 */

/** What a person answers on a phone, by the ids of the fields of each step. */
const STEPS: Record<string, Record<string, string>> = {
  1: {
    'contactDetails.firstName': 'Tilda',
    'contactDetails.lastName': 'Treeby',
    'contactDetails.email': 'tilda@treeby.example',
    'contactDetails.mobile': '0400 000 111',
    'contactDetails.relationship': 'INDIVIDUAL',
  },
  2: {
    'legalDetails.legalEntity': 'Treeby Trees',
    'legalDetails.registeredOwner': 'Treeby Trees',
    'legalDetails.australianCitizen': 'YES',
  },
  3: {
    'bankDetails.bankName': 'Southern Bank',
    'bankDetails.accountName': 'T Treeby',
    'bankDetails.accountNo': '20998877',
    'bankDetails.bankType': 'LOCAL',
    'bankDetails.bsb': '062-000',
  },
  4: {
    'addressDetails.address': '9 Treeby Lane',
    'addressDetails.suburb': 'Perth',
    'addressDetails.state': 'WA',
    'addressDetails.postCode': '6000',
    'addressDetails.country': 'Australia',
  },
  5: { 'tradeDetails.openingBalance': '500' },
};
const TRADES_WITH_ERRORS = fileURLToPath(new URL('../docs/samples/trades-with-errors.csv', import.meta.url));

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
  // The search for duplicates runs soon after a start, and its count is in every tree of the office.
  const page = await visit('Administrator');
  const duplicates = page.getByRole('link', { name: /^Duplicates \d/ });
  await until(async () => {
    await page.goto(paths.admin);
    await page.waitForLoadState('networkidle');
    return (await duplicates.count()) > 0;
  });
  await page.context().close();
});
afterAll(() => portal.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

async function visit(role?: 'Administrator' | 'Member', width?: number): Promise<Page> {
  const { page } = await portal.visitor(width);
  if (!role) return page;
  await signInByScreen(page, portal.signIn(role));
  await page.waitForURL(role === 'Member' ? `**${paths.profile}` : `**${paths.admin}`);
  await heading(page, /./);
  return page;
}

describe('the accessibility tree (UX-21)', () => {
  it('of signing in: the form, its errors, a wrong password', async () => {
    const page = await visit();
    await page.goto(paths.login);
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await readableTree(page)).toMatchSnapshot('form');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await readableTree(page)).toMatchSnapshot('errors');
    await signInByScreen(page, { email: portal.signIn('Member').email, password: 'not this one' });
    await page.getByRole('alert').getByText('The e-mail address or password is not right.').waitFor();
    expect(await readableTree(page)).toMatchSnapshot('wrong password');
  });

  it('of registering: the form and its errors', async () => {
    const page = await visit();
    await page.goto(paths.register);
    const register = page.getByRole('button', { name: 'Register', exact: true });
    await register.waitFor();
    expect(await readableTree(page)).toMatchSnapshot('form');
    await register.click();
    await page.getByRole('alert').first().waitFor();
    expect(await readableTree(page)).toMatchSnapshot('errors');
  });

  it('of signing in by a mailed code: asking for it', async () => {
    const page = await visit();
    await page.goto(paths.otpLogin);
    await page.getByLabel(/Email/).first().waitFor();
    expect(await readableTree(page)).toMatchSnapshot('form');
  });

  it('of filing a claim: the form and its errors', async () => {
    const page = await visit('Member');
    await page.goto(paths.submissionCreate);
    await heading(page, /Contact Details/);
    expect(await readableTree(page)).toMatchSnapshot('form');
    await page.getByRole('button', { name: /^(Submit|Check your answers)$/ }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await readableTree(page)).toMatchSnapshot('errors');
  });

  describe('with a claim', () => {
    let claim: string;
    beforeAll(async () => {
      const page = await visit('Administrator');
      claim = await fileClaimOfMember(portal, page, {
        sid: 'TREE001',
        openingBalance: '25',
        tradeData: [aTradeInput()],
      });
      await page.context().close();
    });

    /** Opens it and waits for the parts that arrive last. */
    async function openClaim(page: Page): Promise<void> {
      await page.goto(paths.submissionView(claim));
      await heading(page, 'Part C RGM Trade Data');
      await page
        .getByRole('link', { name: /proof of identity/ })
        .first()
        .waitFor();
      await page
        .getByText(/has not sent a message yet|have not requested a change yet/)
        .first()
        .waitFor();
      await page.waitForFunction(() => !document.querySelector('[data-later], [aria-busy="true"]'));
    }

    it('of reading a claim', async () => {
      const page = await visit('Member');
      await openClaim(page);
      expect(await readableTree(page)).toMatchSnapshot('claim');
    });

    it('of changing a claim as an administrator', async () => {
      const page = await visit('Administrator');
      await openClaim(page);
      expect(await readableTree(page)).toMatchSnapshot('claim');
      await page.goto(paths.submissionEdit(claim));
      await page.getByRole('grid').waitFor();
      expect(await readableTree(page)).toMatchSnapshot('form');
    });
  });

  it.each([
    ['finding a claim', paths.submissionsNew],
    ['answering requests', paths.amendments],
    ['importing files', paths.imports],
    ['exporting reports', paths.exports],
    ['deciding on duplicates', paths.doubleUps],
    ['publishing notices', paths.notices],
    ['managing users', paths.manageUsers],
  ])('of %s', async (_, path) => {
    const page = await visit('Administrator');
    await page.goto(path);
    await heading(page, /./);
    await page.locator('[aria-busy="true"], [data-loading]').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(await readableTree(page)).toMatchSnapshot('page');
  });

  it('of filing a claim on a phone: each step, the check of the answers, the receipt', async () => {
    const page = await visit('Member', 360);
    await page.goto(paths.submissionCreate);
    for (const [step, answers] of Object.entries(STEPS)) {
      await page.getByText(new RegExp(`^Step ${step} of `)).waitFor();
      expect(await readableTree(page)).toMatchSnapshot(`step ${step}`);
      for (const [id, text] of Object.entries(answers)) {
        const field = page.locator(`[id="${id}"]`);
        const isChoice = await field.evaluate(({ tagName }) => tagName === 'SELECT');
        await (isChoice ? field.selectOption(text) : field.fill(text));
      }
      await page.getByRole('button', { name: /^(Continue|Check your answers)$/ }).click();
    }
    await heading(page, 'Check your answers');
    expect(await readableTree(page)).toMatchSnapshot('check');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await heading(page, 'We have received your claim');
    // The parts of the claim below it arrive one after the other.
    const receipt = page
      .locator('main *', { has: page.getByRole('heading', { name: 'We have received your claim' }) })
      .filter({ has: page.getByRole('button', { name: 'Print this claim' }) });
    expect(await readableTree(page, receipt.last())).toMatchSnapshot('receipt');
  });

  it('of importing a file: the choice and the report', async () => {
    const page = await visit('Administrator');
    await page.goto(paths.submissionsNew);
    await page.getByLabel('Import Trade Data').setInputFiles(TRADES_WITH_ERRORS);
    await page.getByRole('button', { name: 'Import file' }).waitFor();
    expect(await readableTree(page, page.getByRole('dialog'))).toMatchSnapshot('choice');
    await page.getByRole('button', { name: 'Import file' }).click();
    await page
      .getByText(/Done, \d+ rejected/)
      .first()
      .waitFor({ timeout: 90_000 });
    const report = page.getByRole('region', { name: 'Import of trades-with-errors.csv' });
    expect(await readableTree(page, report)).toMatchSnapshot('report');
  });
});
