import { t } from '../../rules/text.js';
import { ifUnexpectedAtOnce, type MailProps } from './account-mails.js';
import { Action, byEnding, Code, Layout, NotYou, Paragraph } from './layout.js';

const noCodeByTelephone = () =>
  t('We will never ask you for a code or a password by telephone. If somebody does, hang up: it is not us.');

export function ClaimCopy({ frame, link, ending, days }: MailProps<'claim-copy'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'A claim{named, select, yes { ending {ending}} other {}} was filed for you by telephone. Please read what we wrote down, and tell us whether it is right. It takes a few minutes, and you need no account and no password.',
          byEnding(ending),
        )}
      </Paragraph>
      <Paragraph>
        {t(
          'The page first sends a code to this e-mail address, so that nobody else can read your claim. The link works for {days, plural, one {# day} other {# days}}.',
          { days: Number(days) },
        )}
      </Paragraph>
      <Action href={link} label={t('Read your claim')} />
      <Paragraph>{noCodeByTelephone()}</Paragraph>
      <NotYou>{ifUnexpectedAtOnce(frame)}</NotYou>
    </Layout>
  );
}

export function ClaimCopyCode({ frame, code }: MailProps<'claim-copy-code'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>{t('Your code to read your claim is')}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        {t(
          'Enter it on the page where you asked for it. It works once, for 10 minutes, and for nothing else.',
        )}
      </Paragraph>
      <Paragraph>{noCodeByTelephone()}</Paragraph>
      <NotYou>
        {t(
          'If you did not ask for it, you do not need to do anything: without it nobody can read your claim.',
        )}
      </NotYou>
    </Layout>
  );
}
