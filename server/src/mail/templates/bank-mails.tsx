import { returnReason } from '../../rules/return-reasons.js';
import { t } from '../../rules/text.js';
import { dayOfVariable, zonedMomentOfVariable } from '../shown-moment.js';
import { ifNoClaimIsKnown, type MailProps } from './account-mails.js';
import { Action, byEnding, Layout, NotYou, Paragraph } from './layout.js';

export function BankDetailsChanged(props: MailProps<'bank-details-changed'>) {
  const { frame, loginLink, ending, at, account, until, paymentDay, notMeLink } = props;
  const { contactEmail, timeZone } = frame;
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The bank details of your claim{named, select, yes { ending {ending}} other {}} were changed on {moment}. The account number is now {account}. For your safety this e-mail does not show more; sign in to see it.',
          { ...byEnding(ending), moment: zonedMomentOfVariable(at, timeZone), account: account || '–' },
        )}
      </Paragraph>
      {until ? (
        <>
          <Paragraph>
            {t(
              'If this was you, there is nothing you need to do. We check the new details before anything is paid to them, and may call you. This takes at least until {moment}.',
              { moment: zonedMomentOfVariable(until, timeZone) },
            )}
            {paymentDay &&
              ` ${t('As payments are made on {day}, we look at it after that day.', { day: dayOfVariable(paymentDay) })}`}
          </Paragraph>
          <Action href={loginLink} label={t('Sign in')} />
          <NotYou>
            {t(
              'If this was not you, stop the change now by the button below. You need not sign in. If you have a password here, choose a new one, and write to {contactEmail}.',
              { contactEmail },
            )}
          </NotYou>
          <Action href={notMeLink} label={t('This was not me')} />
        </>
      ) : (
        <>
          <Paragraph>
            {t('These are the details that your claim had before, so there is nothing to check.')}
          </Paragraph>
          <Action href={loginLink} label={t('Sign in')} />
          <NotYou>
            {t(
              'If this was not you, write to {contactEmail} at once, and choose a new password if you have one.',
              { contactEmail },
            )}
          </NotYou>
        </>
      )}
    </Layout>
  );
}

export function BankChangeDecided({ frame, link, ending, isReleased }: MailProps<'bank-change-decided'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {isReleased
          ? t(
              'We have checked the new bank details of your claim{named, select, yes { ending {ending}} other {}}. Payments from now on go to them.',
              byEnding(ending),
            )
          : t(
              'We could not confirm the new bank details of your claim{named, select, yes { ending {ending}} other {}}, so nothing is paid to them. Please look at them, correct what is wrong, or call us.',
              byEnding(ending),
            )}
      </Paragraph>
      <Action href={link} label={t('Open your claim')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}

export function BankChangeStopped({ frame, link, sid }: MailProps<'bank-change-stopped'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'Somebody who was notified of new bank details says that the change was not theirs{named, select, yes {: claim {sid}} other {}}. Nothing is paid to them. Call the claimant on a number that you knew before the change, and decide.',
          { named: sid ? 'yes' : 'no', sid },
        )}
      </Paragraph>
      <Action href={link} label={t('Open the changes')} />
      <NotYou>
        {t('If you did not expect this, look at it all the same: it may be an attempt to steal a payment.')}
      </NotYou>
    </Layout>
  );
}

export function BankContradicted({ frame, link, payments }: MailProps<'bank-contradicted'>) {
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          '{payments, plural, one {A file of the bank contradicts what is known or was decided of a payment that had come back.} other {A file of the bank contradicts what is known or was decided of # payments that had come back.}}',
          { payments },
        )}
      </Paragraph>
      <Paragraph>
        {t(
          'A run that makes such a payment again is not approved or written until somebody has looked into it who neither imported the file nor decided on these payments.',
        )}
      </Paragraph>
      <Action href={link} label={t('Open the returned payments')} />
      <NotYou>
        {t('If you did not expect this, look at it all the same: a payment may be about to be made twice.')}
      </NotYou>
    </Layout>
  );
}

export function PaymentReturned({ frame, link, ending, reason }: MailProps<'payment-returned'>) {
  const words = returnReason(reason);
  return (
    <Layout frame={frame}>
      <Paragraph>
        {t(
          'The bank sent the payment for your claim{named, select, yes { ending {ending}} other {}} back to us.',
          byEnding(ending),
        )}
        {words && ` ${t('Its reason: {reason}', { reason: words })}`}
      </Paragraph>
      <Paragraph>
        {t(
          'Sign in, open your claim and give us the bank details of an account that can take the payment. We check new details before anything is paid to them, and then pay you again. We never ask for bank details by e-mail or telephone call.',
        )}
      </Paragraph>
      <Action href={link} label={t('Open your claim')} />
      <NotYou>{ifNoClaimIsKnown(frame)}</NotYou>
    </Layout>
  );
}
