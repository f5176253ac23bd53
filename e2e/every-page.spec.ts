import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { paths } from '../client/src/domain/paths.js';
import { soundRules } from '../server/src/rules/sound-rules.js';
import { Client } from '../server/test/harness/client.js';
import { accessibleBothWays } from './expect-accessible.js';
import { expectFits, standingOut } from './expect-fits.js';
import { Portal, signInByScreen } from './portal.js';
import { inPseudoLanguage, SentData } from './pseudo-language.js';

/** The pages with a check among the prescribed routes (conformance.spec.ts) or in assessments.spec.ts and distributions.spec.ts, and links to a part of another page. */
type CheckedElsewhere =
  | 'home'
  | 'maintenance'
  | 'login'
  | 'register'
  | 'verifyAccount'
  | 'otpLogin'
  | 'otpVerification'
  | 'resetPassword'
  | 'changePassword'
  | 'passkeys'
  | 'profile'
  | 'admin'
  | 'assessment'
  | 'assessedClaims'
  | 'assessedClaim'
  | 'distributions'
  | 'distributionNew'
  | 'distributionAfter'
  | 'distribution'
  | 'distributionEdit'
  | 'distributionLines'
  | 'courtReport'
  | 'courtReportList'
  | 'paymentRun'
  | 'paymentsOfRun'
  | 'submissionsOld'
  | 'submissionsNew'
  | 'submissionsFound'
  | 'submissionsWithFinding'
  | 'manageUsers'
  | 'adminCreateSubmission'
  | 'submissionCreate'
  | 'submissionEdit'
  | 'submissionFillIn'
  | 'submissionView'
  | 'registrationCreate'
  | 'registrationEdit'
  | 'registrationView'
  | 'claimAssessment'
  | 'declareTrades'
  | 'claimPayment'
  | 'claimReceipt'
  | 'objection';

const PUBLIC = [
  paths.mailCheck,
  paths.accessibility,
  paths.confirmClaim,
  '/not-me',
  paths.noticeCode('4073'),
  paths.published,
];
type Public = 'mailCheck' | 'accessibility' | 'confirmClaim' | 'noticeCode' | 'published';

/** A path, or the links that lead there from a list: selectors, followed one after the other. */
type Where = string | [list: string, ...links: string[]];

const CLAIM = 'table a[href^="/settlement-scheme/view/"]';

/** Every other page of the office; a new path without an entry does not compile. */
const OFFICE: Record<Exclude<keyof typeof paths, CheckedElsewhere | Public>, Where> = {
  phoneSubmission: paths.phoneSubmission,
  exports: paths.exports,
  doubleUps: paths.doubleUps,
  doubleUp: [paths.doubleUps, 'a[href^="/admin/double-ups/"]'],
  bankChanges: paths.bankChanges,
  apiTokens: paths.apiTokens,
  imports: paths.imports,
  importRun: [paths.imports, 'a[href^="/admin/imports/"]'],
  amendments: paths.amendments,
  notices: paths.notices,
  audit: paths.audit,
  identityDocuments: paths.identityDocuments,
  maintenanceSwitch: paths.maintenanceSwitch,
  schemeSettings: paths.schemeSettings,
  assessments: paths.assessments,
  objections: paths.objections,
  courtReports: paths.courtReports,
  payments: paths.payments,
  bankProfiles: paths.bankProfiles,
  returnedPayments: paths.returnedPayments,
  deadlines: paths.deadlines,
  rules: paths.rules,
  dayPrices: paths.dayPrices,
  rulesNew: paths.rulesNew(),
  rulesVersion: paths.rulesVersion(1),
  rulesEdit: paths.rulesEdit(1),
  claimHistory: [paths.submissionsNew, CLAIM, 'a[href*="/history"]'],
  claimAsOf: [paths.submissionsNew, CLAIM, 'a[href*="/history"]', 'a[href*="/history/"]'],
};

let portal: Portal;
beforeAll(async () => {
  portal = await Portal.open();
});
afterAll(() => portal.close());

/** A draft of rules, so that there is a version to open. */
async function draftRules(): Promise<void> {
  const nobody = new Client(portal.server.url);
  const { body } = await nobody.post<{ tokens: { access: { token: string } } }>(
    '/api/auth/signin',
    portal.signIn('Administrator'),
  );
  const input = {
    document: JSON.stringify(soundRules),
    effectiveFrom: '2019-05-03',
    basis: 'Order of 3 May 2019',
  };
  await nobody
    .with(body.tokens.access.token)
    .graphql('mutation ($input: DraftRulesInput!) { draftRules(input: $input) { number } }', { input });
}

async function importOneFile(page: Page): Promise<void> {
  await page.goto(paths.submissionsNew);
  await page
    .getByLabel('Import Submissions')
    .setInputFiles(fileURLToPath(new URL('../docs/samples/settlement-records.csv', import.meta.url)));
  await page.getByRole('button', { name: 'Import file' }).click();
  await page
    .getByText(/^Done$/)
    .first()
    .waitFor({ timeout: 90_000 });
}

let isPrepared = false;

/** An import and a version of rules, once for all tests of this file. */
async function prepare(page: Page): Promise<void> {
  if (isPrepared) return;
  await draftRules();
  await importOneFile(page);
  isPrepared = true;
}

async function open(page: Page, where: Where): Promise<void> {
  const [first, ...links] = typeof where === 'string' ? [where] : where;
  await page.goto(first);
  for (const link of links) {
    const address = await page.locator(link).first().getAttribute('href');
    await page.goto(address!);
  }
}

/** A heading, a title of its own, nothing to scroll sideways on a phone, and no violation. */
async function expectWhole(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.title()).not.toBe('');
  await accessibleBothWays(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('every page without a check of its own among the prescribed routes', () => {
  it('has a heading, fits a phone and has no axe violation, for anybody (UX-12, UX-18)', async () => {
    const { page, context, problems } = await portal.visitor();
    for (const path of PUBLIC) {
      await page.goto(path);
      await expectWhole(page);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('has a heading, fits a phone and has no axe violation, for an administrator (UX-12)', async () => {
    const { page, context, problems } = await portal.visitor();
    await signInByScreen(page, portal.signIn('Administrator'));
    await page.waitForURL('**/admin');
    await prepare(page);
    const failed: string[] = [];
    for (const [name, where] of Object.entries(OFFICE))
      await open(page, where)
        .then(() => expectWhole(page))
        .catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
    expect(failed).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** Pages with a check of their own elsewhere, which the pseudo language must reach too. */
const SIGNED_OUT = [
  ...PUBLIC,
  paths.home,
  paths.login,
  paths.register,
  paths.otpLogin,
  paths.resetPassword,
  paths.verifyAccount,
];
const OFFICE_TOO: Record<string, Where> = {
  ...OFFICE,
  admin: paths.admin,
  submissionsOld: paths.submissionsOld,
  submissionsNew: paths.submissionsNew,
  manageUsers: paths.manageUsers,
  adminCreateSubmission: paths.adminCreateSubmission,
  changePassword: paths.changePassword,
  claim: [paths.submissionsNew, CLAIM],
};
const MEMBER: Record<string, Where> = {
  profile: paths.profile,
  changePassword: paths.changePassword,
  submissionCreate: paths.submissionCreate,
  claim: [paths.profile, 'a[href^="/settlement-scheme/view/"]'],
  edit: [paths.profile, 'a[href^="/settlement-scheme/view/"]', 'a[href^="/settlement-scheme/edit/"]'],
};

/** Visits pages in the pseudo language on a phone; returns what is not translated or too wide. */
async function walk(page: Page, sent: SentData, pages: Record<string, Where>): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  const found: string[] = [];
  for (const [name, where] of Object.entries(pages)) {
    await open(page, where);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const plain = await sent.untranslated();
    if (plain.length > 0) found.push(`${name} is not translated: ${plain.join(' | ')}`);
    found.push(...(await standingOut(page)).map((element) => `${name} scrolls sideways: ${element}`));
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png`, fullPage: true });
  }
  return found;
}

describe('every page in the pseudo language', () => {
  const byName = (all: readonly string[]) => Object.fromEntries(all.map((path) => [path.slice(1), path]));

  it('has no text outside the catalogue and fits a phone from right to left, for anybody (LANG-6)', async () => {
    const { page, context, problems } = await portal.visitor();
    await inPseudoLanguage(context, portal.server.url);
    const sent = await SentData.of(page);
    expect(await walk(page, sent, byName(SIGNED_OUT))).toEqual([]);
    expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual([
      'ar-XB',
      'rtl',
    ]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    ['Administrator', OFFICE_TOO],
    ['Member', MEMBER],
  ] as const)(
    'has no text outside the catalogue and fits a phone, for the %s (LANG-6)',
    async (who, pages) => {
      const { page, context, problems } = await portal.visitor();
      await signInByScreen(page, portal.signIn(who));
      await page.waitForURL(who === 'Member' ? '**/account/profile' : '**/admin');
      if (who === 'Administrator') await prepare(page);
      await inPseudoLanguage(context, portal.server.url);
      const sent = await SentData.of(page);
      expect(await walk(page, sent, pages)).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
