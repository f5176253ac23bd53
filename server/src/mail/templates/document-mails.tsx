import type { MailProps } from './account-mails.js';
import { Action, Layout, NotYou, Paragraph } from './layout.js';

export function IdentityPurgeRequested({ frame, link, requestedBy }: MailProps<'identity-purge-requested'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {requestedBy} has requested the destruction of all identity documents of the scheme. It starts once
        another administrator has confirmed it, and the documents cannot be recovered after that.
      </Paragraph>
      <Action href={link} label="View the request" />
      <NotYou>
        If you did not expect this, withdraw the request on that page and write to {frame.contactEmail}.
      </NotYou>
    </Layout>
  );
}
