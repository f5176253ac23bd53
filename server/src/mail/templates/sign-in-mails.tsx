import { t } from '../../rules/text.js';
import { momentOfVariable } from '../shown-moment.js';
import type { MailProps } from './account-mails.js';
import { Action, Code, Layout, NotYou, Paragraph } from './layout.js';

export function VerificationLink({ frame, link, registered, ownsClaims }: MailProps<'verification-link'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'An account was registered with this e-mail address on {moment}. If it was you, please confirm the address. The link works once, for 24 hours.',
          { moment: momentOfVariable(registered, frame.timeZone) },
        )}
      </Paragraph>
      {ownsClaims && (
        <Paragraph>
          {t(
            'Your claim is already with us, and you do not need to register for it: you can ask for a One Time Password by e-mail on the sign-in page.',
          )}
        </Paragraph>
      )}
      <Action href={link} label={t('Confirm this address')} />
      <NotYou>
        {t(
          'If this was not you, do nothing and do not open the link: without the link nobody can use the account.',
        )}
      </NotYou>
    </Layout>
  );
}

export function OneTimeCode({ frame, code }: MailProps<'one-time-code'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>{t('Your One Time Password is')}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>{t('Enter it where you asked for it. It works once, for 10 minutes.')}</Paragraph>
      <NotYou>
        {t(
          'If you did not ask for it, you do not need to do anything: nobody can sign in without it. Never give it to anyone, whoever they say they are.',
        )}
      </NotYou>
    </Layout>
  );
}

export function ResetLink({ frame, link }: MailProps<'reset-link'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'Someone has asked to reset the password of your account. If it was you, please choose a new one. The link works once, for 60 minutes.',
        )}
      </Paragraph>
      <Action href={link} label={t('Choose a new password')} />
      <NotYou>
        {t('If this was not you, you do not need to do anything: your password stays as it is.')}
      </NotYou>
    </Layout>
  );
}

export function ChoosePassword({ frame, link }: MailProps<'choose-password'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'You have confirmed your e-mail address. An account was registered with it more than once, with different passwords, so we have kept none of them. Please choose your password. The link works once, for 60 minutes; after that you can ask for a new one on the sign-in page.',
        )}
      </Paragraph>
      <Action href={link} label={t('Choose a password')} />
      <NotYou>{t('If this was not you, write to {contactEmail} at once.', { contactEmail })}</NotYou>
    </Layout>
  );
}

export function AlreadyRegistered({ frame, loginLink }: MailProps<'already-registered'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'Someone tried to register an account with this e-mail address. This address already has an account, and nothing about it has been changed. If it was you, please sign in; a forgotten password can be reset on the sign-in page.',
        )}
      </Paragraph>
      <Action href={loginLink} label={t('Sign in')} />
      <NotYou>
        {t(
          'If this was not you, you do not need to do anything. If you cannot sign in, write to {contactEmail}.',
          { contactEmail },
        )}
      </NotYou>
    </Layout>
  );
}
