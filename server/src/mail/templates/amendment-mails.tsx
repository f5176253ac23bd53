import { t } from '../../rules/text.js';
import { ifNoClaimIsKnown, type MailProps } from './account-mails.js';
import { Action, byEnding, Layout, NotYou, Paragraph } from './layout.js';

export function AmendmentRequested({ frame, link, sid }: MailProps<'amendment-requested'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'A group member has written under Requested Amendments{named, select, yes { of the claim with SID {sid}} other {}} and waits for an answer.',
          { named: sid ? 'yes' : 'no', sid },
        )}
      </Paragraph>
      <Action href={link} label={t('Open the claim')} />
      <NotYou>{t('Until it is answered, no further e-mail is sent for this claim.')}</NotYou>
    </Layout>
  );
}

export function AmendmentAnswered({ frame, link, ending }: MailProps<'amendment-answered'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The administrator has written to you about your claim{named, select, yes { ending {ending}} other {}}. For your safety the message is not in this e-mail: you can read it under Requested Amendments after you sign in.',
          byEnding(ending),
        )}
      </Paragraph>
      <Action href={link} label={t('Read the message')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

export function AmendmentsAnswered({ frame, loginLink, claims }: MailProps<'amendments-answered'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The administrator has written to you about {claims, plural, other {#}} of your claims. For your safety the messages are not in this e-mail: after you sign in, open each claim and read them under Requested Amendments.',
          { claims },
        )}
      </Paragraph>
      <Action href={loginLink} label={t('Sign in to read the messages')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

export function ProposalDecided({ frame, link, ending }: MailProps<'proposal-decided'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The administrator has decided on the proposed change to your claim{named, select, yes { ending {ending}} other {}}. You can read the decision under Requested Amendments after you sign in.',
          byEnding(ending),
        )}
      </Paragraph>
      <Action href={link} label={t('Read the decision')} />
      <NotYou>
        {t(
          'If neither you nor anyone acting for you proposed a change, please write to {contactEmail} at once.',
          { contactEmail },
        )}
      </NotYou>
    </Layout>
  );
}
