import type { MailProps } from './account-mails.js';
import { Action, Code, Ending, Layout, NotYou, Paragraph } from './layout.js';

const NO_CODE_BY_TELEPHONE =
  'We will never ask you for a code or a password by telephone. If somebody does, hang up: it is not us.';

export function ClaimCopy({ frame, link, ending, days }: MailProps<'claim-copy'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        A claim
        <Ending of={ending} /> was filed for you by telephone. Please read what we wrote down, and tell us
        whether it is right. It takes a few minutes, and you need no account and no password.
      </Paragraph>
      <Paragraph>
        The page first sends a code to this e-mail address, so that nobody else can read your claim. The link
        works for {days} days.
      </Paragraph>
      <Action href={link} label="Read your claim" />
      <Paragraph>{NO_CODE_BY_TELEPHONE}</Paragraph>
      <NotYou>If you did not expect this, please write to {frame.contactEmail} at once.</NotYou>
    </Layout>
  );
}

export function ClaimCopyCode({ frame, code }: MailProps<'claim-copy-code'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>Your code to read your claim is</Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        Enter it on the page where you asked for it. It works once, for 10 minutes, and for nothing else.
      </Paragraph>
      <Paragraph>{NO_CODE_BY_TELEPHONE}</Paragraph>
      <NotYou>
        If you did not ask for it, you do not need to do anything: without it nobody can read your claim.
      </NotYou>
    </Layout>
  );
}
