import type { MailProps } from './account-mails.js';
import { Action, Layout, NotYou, Paragraph } from './layout.js';

export function BankDetailsChanged({ scheme, loginLink }: MailProps<'bank-details-changed'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        The bank details of your claim have been changed. Payments will go to the new account. For your safety
        this mail does not show them; sign in to see them.
      </Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>If you did not expect this, please write to {scheme.contactEmail} at once.</NotYou>
    </Layout>
  );
}

export function ContactChanged({ scheme, loginLink }: MailProps<'contact-changed'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        The e-mail address of your claim’s contact person has been changed. For your safety this mail does not
        show it; sign in to see it.
      </Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>If you did not expect this, please write to {scheme.contactEmail} at once.</NotYou>
    </Layout>
  );
}

export function ClaimEmailChanged({ scheme, loginLink }: MailProps<'claim-email-changed'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        The settlement administrator has changed the e-mail address that your claim belongs to. E-mails about
        the claim now go to the other address, and the person who confirms that address can see the claim.
      </Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>If you did not expect this, please write to {scheme.contactEmail} at once.</NotYou>
    </Layout>
  );
}

export function ClaimAssigned({ scheme, loginLink }: MailProps<'claim-assigned'>) {
  return (
    <Layout scheme={scheme}>
      <Paragraph>
        The settlement administrator has recorded this e-mail address as the owner of a claim. To see the
        claim, sign in with this address; you can use a code that we send to it.
      </Paragraph>
      <Action href={loginLink} label="Sign in" />
      <NotYou>If you do not know of any claim, please write to {scheme.contactEmail}.</NotYou>
    </Layout>
  );
}
