import type { MailProps } from './account-mails.js';
import { Action, Layout, NotYou, Paragraph } from './layout.js';

export function AmendmentRequested({ scheme, link, sid }: MailProps<'amendment-requested'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        A group member has written under Requested Amendments{sid ? ` of the claim with SID ${sid}` : ''} and
        waits for an answer.
      </Paragraph>
      <Action href={link} label="Open the claim" />
      <NotYou>Until it is answered, no further mail is sent for this claim.</NotYou>
    </Layout>
  );
}

export function AmendmentAnswered({ scheme, link }: MailProps<'amendment-answered'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        The administrator has written to you about your claim. For your safety the message is not in this
        mail: you can read it under Requested Amendments after you sign in.
      </Paragraph>
      <Action href={link} label="Read the message" />
      <NotYou>If you do not know of any claim, please write to {scheme.contactEmail}.</NotYou>
    </Layout>
  );
}

export function ProposalDecided({ scheme, link }: MailProps<'proposal-decided'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        The administrator has decided on the proposed change to your claim. You can read the decision under
        Requested Amendments after you sign in.
      </Paragraph>
      <Action href={link} label="Read the decision" />
      <NotYou>
        If neither you nor anyone acting for you proposed a change, please write to {scheme.contactEmail} at
        once.
      </NotYou>
    </Layout>
  );
}
