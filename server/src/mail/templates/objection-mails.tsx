import { t } from '../../rules/text.js';
import { ifNoClaimIsKnown, type MailProps } from './account-mails.js';
import { Action, byEnding, Layout, NotYou, Paragraph } from './layout.js';

export function ObjectionReceived({ frame, link, ending }: MailProps<'objection-received'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'We have received your objection to the assessment of your claim{named, select, yes { ending {ending}} other {}}. After you sign in, you can see who works on it and what becomes of it. We will write to you when it is decided.',
          byEnding(ending),
        )}
      </Paragraph>
      <Action href={link} label={t('Open the objection')} />
      <NotYou>
        {t('If neither you nor anyone acting for you objected, please write to {contactEmail} at once.', {
          contactEmail,
        })}
      </NotYou>
    </Layout>
  );
}

export function ObjectionDecided({ frame, link, ending }: MailProps<'objection-decided'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'Your objection to the assessment of your claim{named, select, yes { ending {ending}} other {}} has been decided. For your safety the decision is not in this e-mail: you can read it, with its reason, after you sign in.',
          byEnding(ending),
        )}
      </Paragraph>
      <Action href={link} label={t('Read the decision')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

/** For a text that names a claim by its SID, or says that it has none. */
const bySid = (sid: string) => ({ named: sid ? 'yes' : 'no', sid });

export function ObjectionRaised({ frame, link, sid }: MailProps<'objection-raised'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'A group member objects to the assessment of {named, select, yes {the claim with SID {sid}} other {a claim without a SID}}. Nobody has been assigned to it yet.',
          bySid(sid),
        )}
      </Paragraph>
      <Action href={link} label={t('Open the objection')} />
      <NotYou>
        {t(
          'If you did not expect this: it is sent for every objection. The assessment cannot be declared final while one is open.',
        )}
      </NotYou>
    </Layout>
  );
}

export function ObjectionAssigned({ frame, link, sid }: MailProps<'objection-assigned'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'You are now the officer of the objection to the assessment of {named, select, yes {the claim with SID {sid}} other {a claim without a SID}}. The group member can see your name.',
          bySid(sid),
        )}
      </Paragraph>
      <Action href={link} label={t('Open the objection')} />
      <NotYou>{t('If you did not expect this, assign it to somebody else on its page.')}</NotYou>
    </Layout>
  );
}

export function ObjectionEnded({ frame, link, sid, outcome }: MailProps<'objection-ended'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The objection to the assessment of {named, select, yes {the claim with SID {sid}} other {a claim without a SID}} has been {outcome, select, UPHELD {upheld} PARTLY_UPHELD {upheld in part} DISMISSED {dismissed} other {withdrawn}}.',
          { ...bySid(sid), outcome },
        )}
      </Paragraph>
      <Action href={link} label={t('Open the objection')} />
      <NotYou>
        {t(
          'If you did not expect this: it is sent to the officer of an objection, and to the person who started the assessment.',
        )}
      </NotYou>
    </Layout>
  );
}
