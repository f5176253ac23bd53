import type { Page } from 'playwright-core';

/** The objects named in the URLs; all belong to the member. */
export interface Objects {
  submissionId: string;
  registrationId: string;
}

/** What a row of the route table requires: the path, its heading, and its content. */
export interface RouteCheck {
  path: (objects: Objects) => string;
  heading: string | RegExp;
  /** Texts of SCREEN-7 that are on the page. */
  words: string[];
  /** Checks links and fields that texts alone do not prove. */
  also?: (page: Page) => Promise<void>;
}

const SUPPORT = 'support@prorata.example';

const link = (page: Page, name: string | RegExp, to: string | RegExp) =>
  page
    .getByRole('link', { name })
    .and(page.locator(hrefOf(to)))
    .first()
    .waitFor();
const hrefOf = (to: string | RegExp) =>
  typeof to === 'string' ? `a[href="${to}"]` : `a[href*="${to.source}"]`;

/** A check for each row of the route table, by its first cell. */
export const ROUTE_CHECKS: Record<string, RouteCheck> = {
  '/': {
    path: () => '/',
    heading: 'Investor Class Action',
    words: ['Settlement', 'Claim Background', 'Nature of Claim', 'one-time-code login'],
    also: async (page) => {
      await link(page, /prorata\.example/, /mailto:/);
      // The two logos are in the header, the scheme's links in the footer.
      await page.locator('header a').first().waitFor();
      await page.locator('header [role=img], header img').first().waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).waitFor();
    },
  },
  '/maintenance': {
    path: () => '/maintenance',
    heading: /Maintenance/i,
    words: [
      "We are currently implementing improvements. Won't be too long. Please check again tomorrow.",
      SUPPORT,
    ],
    also: (page) => page.locator(`a[href^="mailto:${SUPPORT}"]`).waitFor(),
  },
  '/register': {
    path: () => '/register',
    heading: 'Register',
    words: ['Name', 'Email', 'Password', 'Confirm Password'],
    also: (page) => page.locator('a[href="/login"]').first().waitFor(),
  },
  '/register/verify-account': {
    path: () => '/register/verify-account?code=no-such-code',
    heading: 'Your account is not verified yet',
    words: ['This verification link has already been used or has expired.'],
  },
  '/login': {
    path: () => '/login',
    heading: 'Investor Class Action',
    words: ['Settlement Administration Portal', 'Email', 'Password'],
    also: async (page) => {
      await page.getByRole('button', { name: 'Login' }).waitFor();
      for (const to of ['/register', '/otp-login', '/reset-password'])
        await page.locator(`a[href="${to}"]`).first().waitFor();
    },
  },
  '/otp-login': {
    path: () => '/otp-login',
    heading: 'Login',
    words: ['Email', 'Cancel'],
    also: async (page) => {
      await page.getByRole('button', { name: 'Login' }).waitFor();
      await link(page, 'Cancel', '/login');
    },
  },
  '/otp-verification': {
    path: () => '/otp-verification?email=somebody@vale.example',
    heading: 'Verify OTP',
    words: [
      'Please check your email for your One Time Password.',
      '(check your spam/junk/other folders in case of auto-filing by your email program)',
    ],
    also: (page) => page.getByRole('button', { name: 'Continue' }).waitFor(),
  },
  '/reset-password': {
    path: () => '/reset-password?token=no-such-token',
    heading: 'Reset Password',
    words: ['Password', 'Confirm Password'],
    also: (page) => page.getByRole('button', { name: 'Submit' }).waitFor(),
  },
  '/change-password': {
    path: () => '/change-password',
    heading: /Change password/,
    words: ['Current Password', 'New Password', 'Confirm Password'],
  },
  '/account/profile': {
    path: () => '/account/profile',
    heading: 'Registrations',
    words: ['Investor Class Action', 'Privacy Policy', '© Settlement Administrator'],
    also: (page) => page.locator('a[href^="/settlement-scheme/view/"]').first().waitFor(),
  },
  '/submission/create': {
    path: () => '/submission/create',
    heading: /Registration/,
    words: ['Part 1', 'Part 2', 'Part 3', 'Part 4', 'Part 5', 'Group Member Type'],
    also: (page) => page.getByRole('button', { name: 'Submit' }).waitFor(),
  },
  '/submission/{id}': {
    path: ({ registrationId }) => `/submission/${registrationId}`,
    heading: /Registration/,
    words: ['Part 1', 'Part 5'],
    also: async (page) => {
      const name = page.getByLabel('Last Name', { exact: true });
      await name.waitFor();
      if ((await name.inputValue()) !== 'Quill') throw new Error('The registration is not in the form.');
    },
  },
  '/submission/{id}/view': {
    path: ({ registrationId }) => `/submission/${registrationId}/view`,
    heading: /./,
    words: ['Quill', 'HIN/SRN'],
  },
  '/settlement-scheme/view/{submissionId}': {
    path: ({ submissionId }) => `/settlement-scheme/view/${submissionId}`,
    heading: 'Part A Contact Details',
    words: [
      ...['Settlement Scheme Portal', 'SID', 'Part B RGM Claim Data', 'Part C RGM Trade Data'],
      ...['Preliminary Notice', 'Assessment Notice', 'Final Distribution Notice', 'Not Available'],
      ...['Requested Amendments', 'Transaction Type', 'Trade Date', 'Quantity', 'Price Per Share'],
      ...['Total Amount Paid', 'Opening Balance', 'Proof of identity', 'Acknowledgements'],
    ],
  },
  '/admin': {
    path: () => '/admin',
    heading: 'Home',
    words: ['HOME', 'SUBMISSIONS OLD', 'SUBMISSIONS NEW', 'USERS'],
  },
  '/admin/submissions': {
    path: () => '/admin/submissions',
    heading: /Old submissions|Submissions old/i,
    words: [
      ...['Date Filed', 'Name', 'Email', 'Member Type', 'Registered Owner', 'Contact Person'],
      ...['Contact Email', 'Action'],
    ],
    also: async (page) => {
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByRole('heading', { name: 'Search Registrant' }).waitFor();
      await page.getByPlaceholder('registrant name, registrant email').waitFor();
    },
  },
  '/admin/submissions-new': {
    path: () => '/admin/submissions-new',
    heading: /./,
    words: [
      ...['SID', 'Legal Entity', 'Contact Email', 'Contact Name', 'Action'],
      ...['Import Submissions', 'Import Trade Data', 'Create Submission'],
    ],
    also: async (page) => {
      await page.locator('a[href="/admin/create-submission"]').first().waitFor();
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByPlaceholder('SID, Legal Entity, Contact Person or Email').waitFor();
    },
  },
  '/admin/create-submission': {
    path: () => '/admin/create-submission',
    heading: /./,
    words: [
      ...['SID', 'Part A Contact Details', 'Part B RGM Claim Data', 'Part C RGM Trade Data'],
      ...['Bank country', 'Relationship to RGM'],
    ],
    also: async (page) => {
      const country = page.getByLabel('Bank country', { exact: true });
      await country.selectOption('LOCAL');
      await page.getByLabel('BSB', { exact: true }).waitFor();
      await country.selectOption('INTERNATIONAL');
      await page.getByLabel(/^Swift code/i).waitFor();
      await page.getByRole('button', { name: 'Add Row' }).first().waitFor();
      await page.getByRole('button', { name: 'Submit' }).waitFor();
    },
  },
  '/admin/manage-users': {
    path: () => '/admin/manage-users',
    heading: /Users/,
    words: [
      ...['Registration Date', 'Name', 'Email', 'Account Verification', 'Status', 'Action'],
      ...['Standard', 'Verified', 'Active'],
    ],
    also: async (page) => {
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByPlaceholder('Email, Name').waitFor();
    },
  },
  'any other path': {
    path: () => '/no/such/page',
    heading: 'Page not found',
    words: ['Go back', 'To dashboard'],
    also: (page) => link(page, 'To dashboard', '/'),
  },
};

/** Waits for a route's heading and texts. @throws Error naming the texts that did not appear */
export async function seeRoute(page: Page, { heading, words, also }: RouteCheck): Promise<void> {
  await page.getByRole('heading', { name: heading }).or(page.getByRole('alert')).first().waitFor();
  const missing = async () => {
    const shown = (await page.locator('body').innerText()).toLowerCase().replace(/\s+/g, ' ');
    return words.filter((word) => !shown.includes(word.toLowerCase()));
  };
  for (let tries = 0; tries < 100 && (await missing()).length > 0; tries += 1) await page.waitForTimeout(100);
  const left = await missing();
  if (left.length > 0) throw new Error(`These words are not on ${page.url()}: ${left.join(', ')}`);
  await also?.(page);
}
