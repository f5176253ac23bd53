import type { MailProps } from './account-mails.js';
import { Action, Ending, Layout, NotYou, Paragraph } from './layout.js';

export function ObjectionReceived({ frame, link, ending }: MailProps<'objection-received'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        We have received your objection to the assessment of your claim
        <Ending of={ending} />. After you sign in, you can see who works on it and what becomes of it. We will
        write to you when it is decided.
      </Paragraph>
      <Action href={link} label="Open the objection" />
      <NotYou>
        If neither you nor anyone acting for you objected, please write to {frame.contactEmail} at once.
      </NotYou>
    </Layout>
  );
}

export function ObjectionDecided({ frame, link, ending }: MailProps<'objection-decided'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        Your objection to the assessment of your claim
        <Ending of={ending} /> has been decided. For your safety the decision is not in this mail: you can
        read it, with its reason, after you sign in.
      </Paragraph>
      <Action href={link} label="Read the decision" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

const claimWith = (sid: string) => (sid ? `the claim with SID ${sid}` : 'a claim without a SID');

export function ObjectionRaised({ frame, link, sid }: MailProps<'objection-raised'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        A group member objects to the assessment of {claimWith(sid)}. Nobody has been assigned to it yet.
      </Paragraph>
      <Action href={link} label="Open the objection" />
      <NotYou>
        If you did not expect this: it is sent for every objection. The assessment cannot be declared final
        while one is open.
      </NotYou>
    </Layout>
  );
}

export function ObjectionAssigned({ frame, link, sid }: MailProps<'objection-assigned'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        You are now the officer of the objection to the assessment of {claimWith(sid)}. The group member can
        see your name.
      </Paragraph>
      <Action href={link} label="Open the objection" />
      <NotYou>If you did not expect this, assign it to somebody else on its page.</NotYou>
    </Layout>
  );
}

export function ObjectionEnded({ frame, link, sid, outcome }: MailProps<'objection-ended'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The objection to the assessment of {claimWith(sid)} has been {outcome}.
      </Paragraph>
      <Action href={link} label="Open the objection" />
      <NotYou>
        If you did not expect this: it is sent to the officer of an objection, and to the person who started
        the assessment.
      </NotYou>
    </Layout>
  );
}
