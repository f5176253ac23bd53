import { t } from '../../rules/text.js';
import type { MailTemplates } from '../mail-templates.js';
import { zonedMomentOfVariable } from '../shown-moment.js';
import { Action, Layout, type MailFrame, NotYou, Paragraph } from './layout.js';

/** The props of a template: its own variables, and what every mail says. */
export type MailProps<Name extends keyof MailTemplates> = MailTemplates[Name] & { frame: MailFrame };

/** What to do about a mail that somebody did not expect, with the scheme's address. */
export const ifUnexpected = ({ contactEmail }: MailFrame) =>
  t('If you did not expect this, please write to {contactEmail}.', { contactEmail });

/** The same where it cannot wait. */
export const ifUnexpectedAtOnce = ({ contactEmail }: MailFrame) =>
  t('If you did not expect this, please write to {contactEmail} at once.', { contactEmail });

/** The same for a mail about a claim that its reader knows nothing of. */
export const ifNoClaimIsKnown = ({ contactEmail }: MailFrame) =>
  t('If you do not know of any claim, please write to {contactEmail}.', { contactEmail });

export function AccountDisabled({ frame }: MailProps<'account-disabled'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'Your account has been disabled by an administrator. You cannot sign in, and you have been signed out everywhere. Your claims stay as they are.',
        )}
      </Paragraph>
      <NotYou>{ifUnexpected(frame)}</NotYou>
    </Layout>
  );
}

export function AccountEnabled({ frame, loginLink }: MailProps<'account-enabled'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>{t('Your account is active again, and you can sign in.')}</Paragraph>
      <Action href={loginLink} label={t('Sign in')} />
      <NotYou>{ifUnexpected(frame)}</NotYou>
    </Layout>
  );
}

export function PasswordChanged({ frame, loginLink }: MailProps<'password-changed'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t('The password of your account has been changed. You have been signed out everywhere else.')}
      </Paragraph>
      <Action href={loginLink} label={t('Go to the sign-in page')} />
      <NotYou>
        {t(
          'If this was not you, someone else may have access to your account: ask for a reset link on the sign-in page at once, and write to {contactEmail}.',
          { contactEmail },
        )}
      </NotYou>
    </Layout>
  );
}

export function PasskeyAdded({ frame, loginLink }: MailProps<'passkey-added'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'A passkey was added to your account. Anyone who can unlock the device it is on can sign in with it.',
        )}
      </Paragraph>
      <Action href={loginLink} label={t('Go to the sign-in page')} />
      <NotYou>
        {t(
          'If this was not you, someone else may have access to your account: sign in, remove the passkey under Change password, choose a new password, and write to {contactEmail} at once.',
          { contactEmail },
        )}
      </NotYou>
    </Layout>
  );
}

export function ApiTokenCreated({ frame, name, loginLink }: MailProps<'api-token-created'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t('The API token “{name}” was created with your account. Scripts that use it act in your name.', {
          name,
        })}
      </Paragraph>
      <Action href={loginLink} label={t('Go to the sign-in page')} />
      <NotYou>
        {t(
          'If this was not you, someone else may have access to your account: sign in, revoke the token under API tokens, choose a new password, and write to {contactEmail} at once.',
          { contactEmail },
        )}
      </NotYou>
    </Layout>
  );
}

export function EmailChanged({ frame, newEmail, link }: MailProps<'email-changed'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'An administrator has changed the e-mail address of your account to {newEmail}. You have been signed out everywhere.',
          { newEmail },
        )}
      </Paragraph>
      {link ? (
        <>
          <Paragraph>
            {t('Please confirm the new address. Until then your account shows none of your claims.')}
          </Paragraph>
          <Action href={link} label={t('Confirm this address')} />
        </>
      ) : (
        <Paragraph>{t('From now on, e-mails about your claims go to the new address.')}</Paragraph>
      )}
      <NotYou>
        {t('If you did not ask for this, please write to {contactEmail} at once.', { contactEmail })}
      </NotYou>
    </Layout>
  );
}

export function AdministratorChanged(props: MailProps<'administrator-changed'>) {
  const { frame, link, by, what, email, oldEmail, until } = props;
  const { contactEmail, timeZone } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {what === 'ROLE' && t('{by} made {email} an administrator.', { by, email })}
        {what === 'EMAIL' &&
          t('{by} changed the e-mail address of the administrator {oldEmail} to {email}.', {
            by,
            oldEmail,
            email,
          })}
        {what === 'STATUS' && t('{by} reactivated the account {email} of an administrator.', { by, email })}
      </Paragraph>
      {until && (
        <Paragraph>
          {t(
            'So that nobody can be their own second person, this account can release, approve or confirm what others did only from {moment} on.',
            { moment: zonedMomentOfVariable(until, timeZone) },
          )}
        </Paragraph>
      )}
      <Action href={link} label={t('Open the users')} />
      <NotYou>
        {t(
          'If you did not expect this, ask the person on a number that you know. If it was not agreed, disable the account at once and write to {contactEmail}.',
          { contactEmail },
        )}
      </NotYou>
    </Layout>
  );
}
