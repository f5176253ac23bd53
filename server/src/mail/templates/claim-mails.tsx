import { t } from '../../rules/text.js';
import { ifNoClaimIsKnown, ifUnexpectedAtOnce, type MailProps } from './account-mails.js';
import { Action, byEnding, Layout, NotYou, Paragraph } from './layout.js';

export function ContactChanged({ frame, loginLink, ending }: MailProps<'contact-changed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The e-mail address of the contact person of your claim{named, select, yes { ending {ending}} other {}} has been changed. For your safety this e-mail does not show it; sign in to see it.',
          byEnding(ending),
        )}
      </Paragraph>
      <Action href={loginLink} label={t('Sign in')} />
      <NotYou>{ifUnexpectedAtOnce(frame)}</NotYou>
    </Layout>
  );
}

export function ClaimEmailChanged({ frame, loginLink, ending }: MailProps<'claim-email-changed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The settlement administrator has changed the e-mail address that your claim{named, select, yes { ending {ending}} other {}} belongs to. E-mails about the claim now go to the other address, and the person who confirms that address can see the claim.',
          byEnding(ending),
        )}
      </Paragraph>
      <Action href={loginLink} label={t('Sign in')} />
      <NotYou>{ifUnexpectedAtOnce(frame)}</NotYou>
    </Layout>
  );
}

export function ClaimAssigned({ frame, loginLink, ending }: MailProps<'claim-assigned'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The settlement administrator has recorded this e-mail address as the owner of a claim{named, select, yes { ending {ending}} other {}}. To see the claim, sign in with this address; you can use a code that we send to it.',
          byEnding(ending),
        )}
      </Paragraph>
      <Action href={loginLink} label={t('Sign in')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}
