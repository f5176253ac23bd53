import { t } from '../../rules/text.js';
import type { MailProps } from './account-mails.js';
import { Action, Layout, NotYou, Paragraph } from './layout.js';

export function IdentityPurgeRequested({ frame, link, requestedBy }: MailProps<'identity-purge-requested'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          '{requestedBy} has requested the destruction of all identity documents of the scheme. It starts once another administrator has confirmed it, and the documents cannot be recovered after that.',
          { requestedBy },
        )}
      </Paragraph>
      <Action href={link} label={t('View the request')} />
      <NotYou>
        {t('If you did not expect this, withdraw the request on that page and write to {contactEmail}.', {
          contactEmail,
        })}
      </NotYou>
    </Layout>
  );
}
