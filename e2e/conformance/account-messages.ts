import { linkIn, waitForMail } from '../mailbox.js';
import { signInByScreen } from '../portal.js';
import { alerts, type MessageCheck, refuse, says } from './screens.js';

const SOMEBODY = 'conformance@vale.example';

/** Checks of the messages about accounts, by case and message. */
export const ACCOUNT_MESSAGES: Record<string, MessageCheck> = {
  'Password sign-in failure': async (screens) => {
    const page = await screens.nobody();
    await signInByScreen(page, { email: SOMEBODY, password: 'not the password' });
    await says(page, 'ERROR');
    await refuse(page, 'SignIn', 'The words of the server.', 'BAD_USER_INPUT');
    await signInByScreen(page, { email: SOMEBODY, password: 'not the password' });
    await alerts(page, 'The words of the server.');
  },
  'One-time code request or verify failure': async (screens) => {
    const page = await screens.nobody();
    const request = async () => {
      await page.goto('/otp-login');
      await page.getByLabel('Email').fill(SOMEBODY);
      await page.getByRole('button', { name: 'Login' }).click();
    };
    await refuse(page, 'RequestCode', 'Please wait a little.', 'RATE_LIMITED');
    await request();
    await alerts(page, 'Please wait a little.');
    await page.unrouteAll();
    await refuse(page, 'RequestCode', '');
    await request();
    await alerts(page, 'error');
    await page.unrouteAll();
    await refuse(page, 'SignInWithCode', 'The code is wrong.', 'BAD_USER_INPUT');
    await request();
    // Nobody has this address, so no code arrives; the response is mocked whatever is typed.
    await page.getByLabel('One Time Password').fill('123456');
    await page.getByRole('button', { name: 'Continue' }).click();
    await alerts(page, 'The code is wrong.');
  },
  'Register failure and verify failure': async (screens) => {
    const page = await screens.nobody();
    await refuse(page, 'Register', 'Nobody can register now.', 'RATE_LIMITED');
    await page.goto('/register');
    await page.getByLabel('Name').fill('Conforming Person');
    await page.getByLabel('Email').fill('registers@vale.example');
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.getByLabel('Confirm Password').fill('a long password');
    await page.getByRole('button', { name: 'Register' }).click();
    await alerts(page, 'Nobody can register now.');
    await page.goto('/register/verify-account?code=no-such-code');
    await says(page, 'This verification link has already been used or has expired.');
  },
  'An email verification link has been sent to your email account.': async (screens) => {
    const page = await screens.nobody();
    await page.goto('/register');
    await page.getByLabel('Name').fill('Conforming Person');
    await page.getByLabel('Email').fill('registers@vale.example');
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.getByLabel('Confirm Password').fill('a long password');
    await page.getByRole('button', { name: 'Register' }).click();
    await alerts(page, 'An email verification link has been sent to your email account.');
    await page.waitForURL('**/login');
    await page.goto(linkIn(await waitForMail(screens.portal, 'registers@vale.example', /code=/)));
    await says(page, 'Successfully Verified');
  },
  'Forgot and reset password failures': async (screens) => {
    const page = await screens.nobody();
    await refuse(page, 'ForgotPassword', 'Too many mails.', 'RATE_LIMITED');
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill('registers@vale.example');
    await page.getByRole('button', { name: 'Reset' }).click();
    await alerts(page, 'Too many mails.');
    await page.unrouteAll();
    await refuse(page, 'ResetPassword', 'This link is too old.', 'BAD_USER_INPUT');
    await page.goto('/reset-password?token=no-such-token');
    await page.getByLabel('Password', { exact: true }).fill('a new password');
    await page.getByLabel('Confirm Password').fill('a new password');
    await page.getByRole('button', { name: 'Submit' }).click();
    await alerts(page, 'This link is too old.');
  },
  'Password has been updated': async (screens) => {
    const page = await screens.nobody();
    await page.goto('/login');
    await page.goto('/reset-password');
    const otherWay = page.getByRole('button', { name: 'Ask for a new one' });
    const email = page.getByLabel('Email');
    await email.or(otherWay).first().waitFor();
    if (await otherWay.isVisible()) await otherWay.click();
    await email.fill('registers@vale.example');
    await page.getByRole('button', { name: 'Reset' }).click();
    await says(page, 'We have sent an email to complete your password reset');
    await page.goto(linkIn(await waitForMail(screens.portal, 'registers@vale.example', /token=/)));
    await page.getByLabel('Password', { exact: true }).fill('a new password');
    await page.getByLabel('Confirm Password').fill('a new password');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: 'Password has been updated' }).waitFor();
    await page.locator('a[href="/login"]').first().waitFor();
  },
  'User update failure': async (screens) => {
    const page = await screens.admin();
    await refuse(page, 'UpdateUser', 'This account cannot be changed now.', 'CONFLICT');
    await editUser(page);
    await alerts(page, 'This account cannot be changed now.');
  },
  'User has been updated.': async (screens) => {
    const page = await screens.admin();
    await editUser(page);
    await alerts(page, 'User has been updated.');
  },
};

async function editUser(page: Awaited<ReturnType<Parameters<MessageCheck>[0]['admin']>>): Promise<void> {
  await page.goto('/admin/manage-users');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByLabel('Name').fill('Renamed By Conformance');
  await dialog.getByRole('button', { name: 'Update' }).click();
}
