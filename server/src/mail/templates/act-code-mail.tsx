import { t } from '../../rules/text.js';
import type { ActOfCode } from '../mail-templates.js';
import type { MailProps } from './account-mails.js';
import { byEnding, Code, Layout, NotYou, Paragraph } from './layout.js';

export function ActCode({ frame, code, act }: MailProps<'act-code'>) {
  const { contactEmail } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>{purposeOf(act)}</Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        {t('Enter it where you asked for it. It works once, for 10 minutes, and for nothing else.')}
      </Paragraph>
      <NotYou>
        {t(
          'If you did not ask for it, somebody else may be using your account: write to {contactEmail} at once. Never give the code to anyone, whoever they say they are.',
          { contactEmail },
        )}
      </NotYou>
    </Layout>
  );
}

function purposeOf(act: ActOfCode): string {
  if (act.name === 'change-bank-details')
    return t(
      'Your code to change the bank details of your claim{named, select, yes { ending {ending}} other {}} is',
      byEnding(act.ending),
    );
  if (act.name === 'release-bank-change')
    return t('Your code to release the bank details of the claim{named, select, yes { {sid}} other {}} is', {
      named: act.sid ? 'yes' : 'no',
      sid: act.sid,
    });
  if (act.name === 'release-payment')
    return t('Your code to release the payment of the claim {sid} is', { sid: act.sid });
  if (act.name === 'reissue-payment')
    return t(
      'Your code to make again the payment {named, select, yes {of the claim {sid}} other {of tax}} is',
      {
        named: act.sid ? 'yes' : 'no',
        sid: act.sid,
      },
    );
  if (act.name === 'find-payment-paid')
    return t(
      'Your code to decide that the payment {named, select, yes {of the claim {sid}} other {of tax}} was paid is',
      {
        named: act.sid ? 'yes' : 'no',
        sid: act.sid,
      },
    );
  if (act.name === 'confirm-file-rejected')
    return t('Your code to confirm that the bank rejected file {file} of payment run {number} is', {
      number: String(act.run),
      file: String(act.file),
    });
  if ('sid' in act)
    return act.name === 'remove-claim'
      ? t('Your code to remove the claim {sid} is', { sid: act.sid })
      : t('Your code to restore the claim {sid} is', { sid: act.sid });
  if (act.name === 'make-administrator')
    return t('Your code to make {email} an administrator is', { email: act.email });
  if (act.name === 'create-api-token') return t('Your code to create an API token is');
  const number = String(act.number);
  switch (act.name) {
    case 'approve-rules':
      return t('Your code to approve version {number} of the rules is', { number });
    case 'review-run':
      return t('Your code to confirm the review of assessment run {number} is', { number });
    case 'withdraw-run':
      return t('Your code to withdraw assessment run {number} is', { number });
    case 'approve-run':
      return t('Your code to approve assessment run {number} is', { number });
    case 'publish-run':
      return t('Your code to publish assessment run {number} is', { number });
    case 'finalise-run':
      return t('Your code to declare final assessment run {number} is', { number });
    case 'approve-distribution':
      return t('Your code to approve distribution {number} is', { number });
    case 'publish-distribution':
      return t('Your code to publish distribution {number} is', { number });
    case 'withdraw-distribution':
      return t('Your code to withdraw distribution {number} is', { number });
    case 'confirm-unclaimed':
      return t('Your code to confirm unclaimed payments of distribution {number} is', { number });
    case 'approve-payments':
      return t('Your code to approve payment run {number} is', { number });
    case 'write-payments':
      return t('Your code to write the files of payment run {number} is', { number });
  }
}
