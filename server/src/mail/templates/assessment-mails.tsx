import type { MailProps } from './account-mails.js';
import { Action, Ending, Layout, NotYou, Paragraph } from './layout.js';

export function ClaimAssessed({ frame, link, ending, objectionsUntil }: MailProps<'claim-assessed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        Your claim
        <Ending of={ending} /> has been assessed. After you sign in, you can read what came of it, how it was
        worked out, and check it yourself.
      </Paragraph>
      <Paragraph>If you think that it is wrong, tell us by {objectionsUntil}.</Paragraph>
      <Action href={link} label="Read the assessment" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}

export function ClaimsAssessed({ frame, loginLink, claims, objectionsUntil }: MailProps<'claims-assessed'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {claims} of your claims have been assessed. After you sign in, open each claim and read its Assessment
        Notice: what came of it, how it was worked out, and how to check it yourself.
      </Paragraph>
      <Paragraph>If you think that one is wrong, tell us by {objectionsUntil}.</Paragraph>
      <Action href={loginLink} label="Sign in to read the assessments" />
      <NotYou>If you do not know of any claim, please write to {frame.contactEmail}.</NotYou>
    </Layout>
  );
}
