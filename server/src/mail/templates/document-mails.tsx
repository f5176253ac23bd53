import type { MailProps } from './account-mails.js';
import { Action, Layout, NotYou, Paragraph } from './layout.js';

export function IdentityPurgeRequested({ scheme, link, requestedBy }: MailProps<'identity-purge-requested'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        {requestedBy} has asked for the destruction of all identity documents of the scheme. It begins when
        another administrator has confirmed it, and nothing brings the documents back then.
      </Paragraph>
      <Action href={link} label="Look at the request" />
      <NotYou>
        If you did not expect this, withdraw the request on that page and write to {scheme.contactEmail}.
      </NotYou>
    </Layout>
  );
}
