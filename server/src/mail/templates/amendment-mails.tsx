import type { MailProps } from './account-mails.js';
import { Action, Ending, Layout, NotYou, Paragraph } from './layout.js';

export function AmendmentRequested({ frame, link, sid }: MailProps<'amendment-requested'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        A group member has written under Requested Amendments{sid ? ` of the claim with SID ${sid}` : ''} and
        waits for an answer.
      </Paragraph>
      <Action href={link} label="Open the claim" />
      <NotYou>Until it is answered, no further mail is sent for this claim.</NotYou>
    </Layout>
  );
}

export function AmendmentAnswered({ frame, link, ending }: MailProps<'amendment-answered'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The administrator has written to you about your claim
        <Ending of={ending} />. For your safety the message is not in this mail: you can read it under
        Requested Amendments after you sign in.
      </Paragraph>
      <Action href={link} label="Read the message" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

export function AmendmentsAnswered({ frame, loginLink, claims }: MailProps<'amendments-answered'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The administrator has written to you about {claims} of your claims. For your safety the messages are
        not in this mail: after you sign in, open each claim and read them under Requested Amendments.
      </Paragraph>
      <Action href={loginLink} label="Sign in to read the messages" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

export function ProposalDecided({ frame, link, ending }: MailProps<'proposal-decided'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The administrator has decided on the proposed change to your claim
        <Ending of={ending} />. You can read the decision under Requested Amendments after you sign in.
      </Paragraph>
      <Action href={link} label="Read the decision" />
      <NotYou>
        If neither you nor anyone acting for you proposed a change, please write to {frame.contactEmail} at
        once.
      </NotYou>
    </Layout>
  );
}
