import type { MailProps } from './account-mails.js';
import { DOCUMENTS_RECEIPT_MINUTES } from '../mail-templates.js';
import { Action, Ending, Layout, NotYou, Paragraph } from './layout.js';

export function ClaimReceived({ frame, link }: MailProps<'claim-received'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        We have received your claim. You can read what you sent, and what happens next, after you sign in.
      </Paragraph>
      <Paragraph>
        If you have not uploaded your proof of identity yet, please do it on the same page. If something is
        unclear, we write to you.
      </Paragraph>
      <Action href={link} label="View your claim" />
      <NotYou>If you did not expect this, please write to {frame.contactEmail} at once.</NotYou>
    </Layout>
  );
}

export function RequestReceived({ frame, link, ending }: MailProps<'request-received'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        We have received your request about your claim
        <Ending of={ending} />. We will write to you when it is answered. You do not need to send it again.
      </Paragraph>
      <Action href={link} label="View your request" />
      <NotYou>If you did not expect this, please write to {frame.contactEmail} at once.</NotYou>
    </Layout>
  );
}

export function DocumentReceived({ frame, link, ending }: MailProps<'document-received'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        We have received a document for your claim
        <Ending of={ending} />. Documents that you send in the next {DOCUMENTS_RECEIPT_MINUTES} minutes are
        listed with it after you sign in, without another e-mail.
      </Paragraph>
      <Action href={link} label="View your documents" />
      <NotYou>If you did not expect this, please write to {frame.contactEmail} at once.</NotYou>
    </Layout>
  );
}
