import type { MailTemplates } from '../mail-templates.js';
import { Action, Layout, type MailScheme, NotYou, Paragraph } from './layout.js';

/** The props of a template: its own variables, and the scheme. */
export type MailProps<Name extends keyof MailTemplates> = MailTemplates[Name] & { scheme: MailScheme };

export function AccountDisabled({ scheme, name }: MailProps<'account-disabled'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        Your account has been disabled by an administrator. You cannot sign in, and you have been signed out
        everywhere. Your claims stay as they are.
      </Paragraph>
      <NotYou>If you did not expect this, please write to {scheme.contactEmail}.</NotYou>
    </Layout>
  );
}

export function AccountEnabled({ scheme, name, loginLink }: MailProps<'account-enabled'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>Your account is active again, and you can sign in.</Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>If you did not expect this, please write to {scheme.contactEmail}.</NotYou>
    </Layout>
  );
}

export function PasswordChanged({ scheme, loginLink }: MailProps<'password-changed'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        The password of your account has been changed. You have been signed out everywhere else.
      </Paragraph>
      <Action href={loginLink} label="Go to the sign-in page" />
      <NotYou>
        If this was not you, someone else may have access to your account: ask for a reset link on the sign-in
        page at once, and write to {scheme.contactEmail}.
      </NotYou>
    </Layout>
  );
}

export function PasskeyAdded({ scheme, loginLink }: MailProps<'passkey-added'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        A passkey was added to your account. Anyone who can unlock the device it is on can sign in with it.
      </Paragraph>
      <Action href={loginLink} label="Go to the sign-in page" />
      <NotYou>
        If this was not you, someone else may have access to your account: sign in, remove the passkey under
        Change password, choose a new password, and write to {scheme.contactEmail} at once.
      </NotYou>
    </Layout>
  );
}

export function ApiTokenCreated({ scheme, name, loginLink }: MailProps<'api-token-created'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        The API token “{name}” was created with your account. Scripts that use it act in your name.
      </Paragraph>
      <Action href={loginLink} label="Go to the sign-in page" />
      <NotYou>
        If this was not you, someone else may have access to your account: sign in, revoke the token under API
        tokens, choose a new password, and write to {scheme.contactEmail} at once.
      </NotYou>
    </Layout>
  );
}

export function EmailChanged({ scheme, newEmail, link }: MailProps<'email-changed'>) {
  return (
    <Layout scheme={scheme}>
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
      <NotYou>If you did not ask for this, please write to {scheme.contactEmail} at once.</NotYou>
    </Layout>
  );
}
