import type { MailTemplates } from '../mail-templates.js';
import { Action, Layout, type MailFrame, NotYou, Paragraph } from './layout.js';

/** The props of a template: its own variables, and what every mail says. */
export type MailProps<Name extends keyof MailTemplates> = MailTemplates[Name] & { frame: MailFrame };

export function AccountDisabled({ frame }: MailProps<'account-disabled'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        Your account has been disabled by an administrator. You cannot sign in, and you have been signed out
        everywhere. Your claims stay as they are.
      </Paragraph>
      <NotYou>If you did not expect this, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

export function AccountEnabled({ frame, loginLink }: MailProps<'account-enabled'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>Your account is active again, and you can sign in.</Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>If you did not expect this, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

export function PasswordChanged({ frame, loginLink }: MailProps<'password-changed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The password of your account has been changed. You have been signed out everywhere else.
      </Paragraph>
      <Action href={loginLink} label="Go to the sign-in page" />
      <NotYou>
        If this was not you, someone else may have access to your account: ask for a reset link on the sign-in
        page at once, and write to {frame.contactEmail}.
      </NotYou>
    </Layout>
  );
}

export function PasskeyAdded({ frame, loginLink }: MailProps<'passkey-added'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        A passkey was added to your account. Anyone who can unlock the device it is on can sign in with it.
      </Paragraph>
      <Action href={loginLink} label="Go to the sign-in page" />
      <NotYou>
        If this was not you, someone else may have access to your account: sign in, remove the passkey under
        Change password, choose a new password, and write to {frame.contactEmail} at once.
      </NotYou>
    </Layout>
  );
}

export function ApiTokenCreated({ frame, name, loginLink }: MailProps<'api-token-created'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The API token “{name}” was created with your account. Scripts that use it act in your name.
      </Paragraph>
      <Action href={loginLink} label="Go to the sign-in page" />
      <NotYou>
        If this was not you, someone else may have access to your account: sign in, revoke the token under API
        tokens, choose a new password, and write to {frame.contactEmail} at once.
      </NotYou>
    </Layout>
  );
}

export function EmailChanged({ frame, newEmail, link }: MailProps<'email-changed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        An administrator has changed the e-mail address of your account to {newEmail}. You have been signed
        out everywhere.
      </Paragraph>
      {link ? (
        <>
          <Paragraph>
            Please confirm the new address. Until then your account shows none of your claims.
          </Paragraph>
          <Action href={link} label="Confirm this address" />
        </>
      ) : (
        <Paragraph>From now on, e-mails about your claims go to the new address.</Paragraph>
      )}
      <NotYou>If you did not ask for this, please write to {frame.contactEmail} at once.</NotYou>
    </Layout>
  );
}
