import { t } from '../../rules/text.js';
import { DOCUMENTS_RECEIPT_MINUTES } from '../mail-templates.js';
import { ifUnexpectedAtOnce, type MailProps } from './account-mails.js';
import { Action, byEnding, Layout, NotYou, Paragraph } from './layout.js';

export function ClaimReceived({ frame, link }: MailProps<'claim-received'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'We have received your claim. You can read what you sent, and what happens next, after you sign in.',
        )}
      </Paragraph>
      <Paragraph>
        {t(
          'If you have not uploaded your proof of identity yet, please do it on the same page. If something is unclear, we write to you.',
        )}
      </Paragraph>
      <Action href={link} label={t('View your claim')} />
      <NotYou>{ifUnexpectedAtOnce(frame)}</NotYou>
    </Layout>
  );
}

export function RequestReceived({ frame, link, ending }: MailProps<'request-received'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'We have received your request about your claim{named, select, yes { ending {ending}} other {}}. We will write to you when it is answered. You do not need to send it again.',
          byEnding(ending),
        )}
      </Paragraph>
      <Action href={link} label={t('View your request')} />
      <NotYou>{ifUnexpectedAtOnce(frame)}</NotYou>
    </Layout>
  );
}

export function DocumentReceived({ frame, link, ending }: MailProps<'document-received'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'We have received a document for your claim{named, select, yes { ending {ending}} other {}}. Documents that you send in the next {minutes, plural, one {minute} other {# minutes}} are listed with it after you sign in, without another e-mail.',
          { ...byEnding(ending), minutes: DOCUMENTS_RECEIPT_MINUTES },
        )}
      </Paragraph>
      <Action href={link} label={t('View your documents')} />
      <NotYou>{ifUnexpectedAtOnce(frame)}</NotYou>
    </Layout>
  );
}
