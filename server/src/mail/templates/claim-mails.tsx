import type { MailProps } from './account-mails.js';
import { Action, Ending, Layout, NotYou, Paragraph } from './layout.js';

export function BankDetailsChanged({ frame, loginLink, ending, at }: MailProps<'bank-details-changed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The bank details of your claim
        <Ending of={ending} /> were changed on {at}. The change applies at once: payments from now on go to
        the new account. For your safety this mail does not show the details; sign in to see them.
      </Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>
        If this was not you, write to {frame.contactEmail} at once, and choose a new password if you have one.
      </NotYou>
    </Layout>
  );
}

export function ContactChanged({ frame, loginLink, ending }: MailProps<'contact-changed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The e-mail address of the contact person of your claim
        <Ending of={ending} /> has been changed. For your safety this mail does not show it; sign in to see
        it.
      </Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>If you did not expect this, please write to {frame.contactEmail} at once.</NotYou>
    </Layout>
  );
}

export function ClaimEmailChanged({ frame, loginLink, ending }: MailProps<'claim-email-changed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The settlement administrator has changed the e-mail address that your claim
        <Ending of={ending} /> belongs to. E-mails about the claim now go to the other address, and the person
        who confirms that address can see the claim.
      </Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>If you did not expect this, please write to {frame.contactEmail} at once.</NotYou>
    </Layout>
  );
}

export function ClaimAssigned({ frame, loginLink, ending }: MailProps<'claim-assigned'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        The settlement administrator has recorded this e-mail address as the owner of a claim
        <Ending of={ending} />. To see the claim, sign in with this address; you can use a code that we send
        to it.
      </Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}
