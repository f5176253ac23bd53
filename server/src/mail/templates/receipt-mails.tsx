import { t } from '../../rules/text.js';
import { DOCUMENTS_RECEIPT_MINUTES } from '../mail-templates.js';
import { ifUnexpectedAtOnce, type MailProps } from './account-mails.js';
import { zonedMoment } from '../shown-moment.js';
import { Action, byEnding, Layout, NotYou, Paragraph, Points } from './layout.js';

/** The mail is written in the transaction that files the claim, so its moment is the claim's. */
export function ClaimReceived({ frame, link, id }: MailProps<'claim-received'>) {
  const { written, timeZone } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t('We have received your claim on {moment}.', { moment: zonedMoment(written, timeZone) })}
        {/* A mail that waited during an upgrade has none. */}
        {id && ' '}
        {id && t('Its submission id is {id}.', { id })}
      </Paragraph>
      <Paragraph>{t('What happens next:')}</Paragraph>
      <Points>
        {[
          t('If you have not uploaded your proof of identity yet, please do it on the page of your claim.'),
          t('We read your claim. If something is unclear, we write to you.'),
          t(
            'You can correct your answers on that page. Transactions can only be changed by a request there.',
          ),
          t('Your Assessment Notice will be on that page once it is available.'),
        ]}
      </Points>
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
