import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Trans } from '../../components/text/trans';
import { paths } from '../../domain/paths';
import { Contact } from '../../domain/scheme/contact';
import { useIsOffice } from '../../domain/session/use-is-office';
import type { BankHoldShownFragment, SchemeQuery } from '../../generated/graphql';
import { formatDate, formatMomentAt } from '../../lib/dates';

interface BankHoldNoticeProps {
  hold: BankHoldShownFragment;
  scheme: SchemeQuery['scheme'];
}

/** Why nothing is paid to the bank details of a claim yet, for the office or the member. */
export function BankHoldNotice({ hold, scheme }: BankHoldNoticeProps) {
  return useIsOffice() ? <ForOffice hold={hold} /> : <ForMember hold={hold} scheme={scheme} />;
}

function ForOffice({ hold: { state } }: { hold: BankHoldShownFragment }) {
  return (
    <Notice
      tone={state === 'STOPPED' ? 'error' : 'needs'}
      title={
        state === 'STOPPED'
          ? t('Bank details changed and stopped: ‘This was not me’')
          : state === 'REFUSED'
            ? t('Bank details changed and refused')
            : t('Bank details changed, not released')
      }
    >
      <p>{t('Nothing is paid to this claim until they are released or changed.')}</p>
      <TextLink to={state === 'REFUSED' ? `${paths.bankChanges}?state=REFUSED` : paths.bankChanges}>
        {t('Open the bank changes')}
      </TextLink>
    </Notice>
  );
}

function ForMember({ hold, scheme }: BankHoldNoticeProps) {
  const { state, account } = hold;
  if (state === 'STOPPED')
    return (
      <Notice tone="needs" title={t('The change of your bank details was stopped')}>
        <p>
          {t(
            'Somebody reported that it was not you who changed them. Nothing is paid until we have spoken to you.',
          )}
        </p>
        <NotYou scheme={scheme} />
      </Notice>
    );
  if (state === 'REFUSED')
    return (
      <Notice tone="needs" title={t('We could not confirm your new bank details')}>
        <p>
          {t(
            'Nothing is paid to account {account}. Please look at your bank details and correct what is wrong.',
            { account: account || '–' },
          )}
        </p>
        <NotYou scheme={scheme} />
      </Notice>
    );
  return (
    <Notice tone="plain" title={t('We are checking your new bank details')}>
      <p>{waitOf(hold, scheme.timeZone)}</p>
      <NotYou scheme={scheme} />
    </Notice>
  );
}

function waitOf({ account, releasableAt, paymentDay }: BankHoldShownFragment, timeZone: string): string {
  const shown = account || '–';
  if (paymentDay !== null)
    return t(
      'We pay nothing to account {account} until we have checked it. As payments are made on {day}, we do so after that day, and may call you.',
      {
        account: shown,
        day: formatDate(paymentDay),
      },
    );
  if (releasableAt === null)
    return t(
      'We pay nothing to account {account} until we have checked it. This takes at least 48 hours, and we may call you.',
      {
        account: shown,
      },
    );
  return t(
    'We pay nothing to account {account} until we have checked it. This takes at least until {at}, and we may call you.',
    {
      account: shown,
      at: formatMomentAt(releasableAt, timeZone),
    },
  );
}

function NotYou({ scheme }: Pick<BankHoldNoticeProps, 'scheme'>) {
  return (
    <p>
      <Trans
        id="If it was not you who changed them, press ‘This was not me’ in our e-mail, or write to {contact}."
        values={{ contact: <Contact {...scheme} /> }}
      />
    </p>
  );
}
