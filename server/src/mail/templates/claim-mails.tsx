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
