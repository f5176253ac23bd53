import { t } from '../../rules/text.js';
import type { MailedDeadline } from '../mail-templates.js';
import { dayOfVariable } from '../shown-moment.js';
import { ifNoClaimIsKnown, type MailProps } from './account-mails.js';
import { Action, byEnding, Layout, NotYou, Paragraph } from './layout.js';

export function ClaimDecisionProposed({ frame, link, sid, removes }: MailProps<'claim-decision-proposed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'Somebody proposes to {removes, select, true {remove} other {restore}} the claim with SID {sid}. It waits for a second person who looks at it and decides.',
          { removes: String(removes), sid },
        )}
      </Paragraph>
      <Action href={link} label={t('Open the claim')} />
      <NotYou>
        {t(
          'If you did not expect this, look at the claim all the same: until somebody confirms, nothing changes.',
        )}
      </NotYou>
    </Layout>
  );
}

export function ClaimRemoved({ frame, link, ending, cureUntil }: MailProps<'claim-removed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'Your claim{named, select, yes { ending {ending}} other {}} has been removed from the settlement. After you sign in, you can read why, and answer.',
          byEnding(ending),
        )}
      </Paragraph>
      {cureUntil && (
        <Paragraph>
          {t('If you think that this is wrong, tell us by {day}.', { day: dayOfVariable(cureUntil) })}
        </Paragraph>
      )}
      <Action href={link} label={t('Read why, and answer')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

export function ClaimRestored({ frame, link, ending }: MailProps<'claim-restored'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'Your claim{named, select, yes { ending {ending}} other {}} was removed from the settlement before. It has been restored, and takes part again.',
          byEnding(ending),
        )}
      </Paragraph>
      <Action href={link} label={t('Open your claim')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

/** The deadline and the end of the claim's SID, as texts choose by them. */
const ofClaim = (kind: MailedDeadline, ending: string, due: string) => ({
  ...byEnding(ending),
  kind,
  day: dayOfVariable(due),
});

export function DeadlineExtended({ frame, link, ending, kind, due }: MailProps<'deadline-extended'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'We have given you more time {kind, select, DATA {to correct your claim before it is assessed} CURE {to answer the removal of your claim} OBJECTION {to object to the assessment of your claim} LATE_CLAIM {to file your claim} other {to collect your payment}}{named, select, yes { ending {ending}} other {}}. It ends on {day}.',
          ofClaim(kind, ending, due),
        )}
      </Paragraph>
      <Action href={link} label={t('Open your claim')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

export function DeadlineNear({ frame, link, ending, kind, due }: MailProps<'deadline-near'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The time {kind, select, DATA {to correct your claim before it is assessed} CURE {to answer the removal of your claim} OBJECTION {to object to the assessment of your claim} LATE_CLAIM {to file your claim} other {to collect your payment}}{named, select, yes { ending {ending}} other {}} ends on {day}. If you have answered already, there is nothing you need to do.',
          ofClaim(kind, ending, due),
        )}
      </Paragraph>
      <Action href={link} label={t('Open your claim')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

export function OfficeDeadlineNear({ frame, link, kind, due }: MailProps<'office-deadline-near'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The time {kind, select, DATA {for amendments that count in the next assessment run} CURE {for the answer to a removal} OBJECTION {for objections to the published assessment run} LATE_CLAIM {for late claims} other {for payments to be collected}} ends on {day}. On the page of deadlines you can see what it holds up, and extend it.',
          { kind, day: dayOfVariable(due) },
        )}
      </Paragraph>
      <Action href={link} label={t('Open the deadlines')} />
      <NotYou>
        {t(
          'If you did not expect this: the office is reminded 14, 3 and 1 days before each deadline of all claims.',
        )}
      </NotYou>
    </Layout>
  );
}
