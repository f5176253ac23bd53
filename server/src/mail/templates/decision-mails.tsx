import type { MailedDeadline } from '../mail-templates.js';
import type { MailProps } from './account-mails.js';
import { Action, Ending, Layout, NotYou, Paragraph } from './layout.js';

export function ClaimDecisionProposed({ frame, link, sid, removes }: MailProps<'claim-decision-proposed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        Somebody proposes to {removes ? 'remove' : 'restore'} the claim with SID {sid}. It waits for a second
        person who looks at it and decides.
      </Paragraph>
      <Action href={link} label="Open the claim" />
      <NotYou>
        If you did not expect this, look at the claim all the same: until somebody confirms, nothing changes.
      </NotYou>
    </Layout>
  );
}

export function ClaimRemoved({ frame, link, ending, cureUntil }: MailProps<'claim-removed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        Your claim
        <Ending of={ending} /> has been removed from the settlement. After you sign in, you can read why, and
        answer.
      </Paragraph>
      {cureUntil && <Paragraph>If you think that this is wrong, tell us by {cureUntil}.</Paragraph>}
      <Action href={link} label="Read why, and answer" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

export function ClaimRestored({ frame, link, ending }: MailProps<'claim-restored'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        Your claim
        <Ending of={ending} /> was removed from the settlement before. It has been restored, and takes part
        again.
      </Paragraph>
      <Action href={link} label="Open your claim" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

/** What a claim's owners have time for. */
const FOR_OWNERS: Record<MailedDeadline, string> = {
  DATA: 'to correct your claim before it is assessed',
  CURE: 'to answer the removal of your claim',
  OBJECTION: 'to object to the assessment of your claim',
  LATE_CLAIM: 'to file your claim',
  PAYMENT: 'to collect your payment',
};

/** What the office's deadlines of all claims are for. */
const FOR_OFFICE: Record<MailedDeadline, string> = {
  DATA: 'for amendments that count in the next assessment run',
  CURE: 'for the answer to a removal',
  OBJECTION: 'for objections to the published assessment run',
  LATE_CLAIM: 'for late claims',
  PAYMENT: 'for payments to be collected',
};

export function DeadlineExtended({ frame, link, ending, kind, due }: MailProps<'deadline-extended'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        We have given you more time {FOR_OWNERS[kind]}
        <Ending of={ending} />. It ends on {due}.
      </Paragraph>
      <Action href={link} label="Open your claim" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

export function DeadlineNear({ frame, link, ending, kind, due }: MailProps<'deadline-near'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The time {FOR_OWNERS[kind]}
        <Ending of={ending} /> ends on {due}. If you have answered already, there is nothing you need to do.
      </Paragraph>
      <Action href={link} label="Open your claim" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

export function OfficeDeadlineNear({ frame, link, kind, due }: MailProps<'office-deadline-near'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The time {FOR_OFFICE[kind]} ends on {due}. On the page of deadlines you can see what it holds up, and
        extend it.
      </Paragraph>
      <Action href={link} label="Open the deadlines" />
      <NotYou>
        If you did not expect this: the office is reminded 14, 3 and 1 days before each deadline of all
        claims.
      </NotYou>
    </Layout>
  );
}
