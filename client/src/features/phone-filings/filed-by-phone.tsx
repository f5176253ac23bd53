import { chakra } from '@chakra-ui/react/styled-system';
import { CALLER_RELATIONS, IDENTITY_CHECKS } from '@rules/phone-call-answers.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Anchor } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Caption, Inline } from '../../components/page/layout';
import { Trans } from '../../components/text/trans';
import { useSendClaimCopyAgainMutation, type PhoneFilingShownFragment } from '../../generated/graphql';
import { formatDate, formatMomentAt } from '../../lib/dates';
import { errorMessage, mayBeDone } from '../../lib/error-message';
import { printPage } from '../../lib/print-page';

/** One line on every visit; the call is read when it is needed. */
const Call = chakra('details', { base: { px: 'gutter.small', py: '2', bg: 'sunken', borderRadius: 'md' } });
const Title = chakra('summary', { base: { cursor: 'pointer', width: 'fit-content', maxWidth: 'full' } });
const Facts = chakra('div', { base: { maxWidth: 'line', pt: '2' } });

interface FiledByPhoneProps {
  filing: PhoneFilingShownFragment;
  /** The scheme's. */
  timeZone: string;
}

/** When the claim was filed by telephone and what became of the copy, for its member or for the office (PHONE-11). */
export function FiledByPhone({ filing, timeZone }: FiledByPhoneProps) {
  return filing.call ? (
    <ForOffice filing={filing} call={filing.call} timeZone={timeZone} />
  ) : (
    <ForMember filing={filing} timeZone={timeZone} />
  );
}

function ForMember({ filing: { filedAt, copiedAt, confirmedAt, disputedAt }, timeZone }: FiledByPhoneProps) {
  const at = (moment: string) => formatMomentAt(moment, timeZone);
  return (
    <Notice tone="plain" title={t('You filed this claim by telephone on {at}', { at: at(filedAt) })}>
      {confirmedAt ? (
        <p>{t('You confirmed it on {at}.', { at: at(confirmedAt) })}</p>
      ) : disputedAt ? (
        <p>
          <Trans
            id="On {at} you reported that something is wrong. Our answer will be under <0>Requested Amendments</0>."
            parts={[(text) => <Anchor href="#amendments">{text}</Anchor>]}
            values={{ at: at(disputedAt) }}
          />
        </p>
      ) : (
        copiedAt && (
          <p>
            {t(
              'You have not confirmed it yet. Please open the link in the e-mail that we sent you on {at}.',
              { at: at(copiedAt) },
            )}
          </p>
        )
      )}
    </Notice>
  );
}

function copyStateOf({ copiedAt, confirmedAt, disputedAt }: PhoneFilingShownFragment): string {
  if (!copiedAt) return 'none';
  return confirmedAt ? 'confirmed' : disputedAt ? 'disputed' : 'sent';
}

interface ForOfficeProps extends FiledByPhoneProps {
  call: NonNullable<PhoneFilingShownFragment['call']>;
}

function ForOffice({ filing, call, timeZone }: ForOfficeProps) {
  const { filedAt, copiedAt, confirmedAt, disputedAt, maySend } = filing;
  const at = (moment: string) => formatMomentAt(moment, timeZone);
  return (
    <Call id="phone-filing">
      <Title>
        {t(
          'Filed by telephone on {at} by {filedBy}: {state, select, none {no copy sent} confirmed {copy confirmed} disputed {copy disputed} other {copy not confirmed yet}}',
          { at: at(filedAt), filedBy: call.filedBy, state: copyStateOf(filing) },
        )}
      </Title>
      <Facts>
        <p>
          {t('Caller: {caller} ({lowerFirst}), on {day} at {time}.', {
            caller: call.caller,
            lowerFirst: lowerFirst(CALLER_RELATIONS[call.relation]),
            day: formatDate(call.day),
            time: call.time,
          })}
        </p>
        <p>
          {t('Identity checked by: {checks}.', {
            checks: call.checks.map((check) => lowerFirst(IDENTITY_CHECKS[check])).join('; '),
          })}
        </p>
        {call.note && <p>{t('Note: {note}', { note: call.note })}</p>}
        <p>
          {!copiedAt && t('There is no e-mail address: a copy can only be printed.')}
          {copiedAt &&
            (confirmedAt
              ? t('Copy sent on {sent}; confirmed on {at}.', { sent: at(copiedAt), at: at(confirmedAt) })
              : disputedAt
                ? t('Copy sent on {sent}; disputed on {at}, see Requested Amendments.', {
                    sent: at(copiedAt),
                    at: at(disputedAt),
                  })
                : t('Copy sent on {sent}; not confirmed yet.', { sent: at(copiedAt) }))}
        </p>
        {maySend && <SendAgain submissionId={filing.submissionId} isFirst={!copiedAt} />}
        {!copiedAt && !maySend && (
          <Inline mt="3">
            <Button size="small" onClick={printPage}>
              {t('Print a copy')}
            </Button>
          </Inline>
        )}
      </Facts>
    </Call>
  );
}

interface SendAgainProps {
  submissionId: string;
  /** No copy was sent yet. */
  isFirst: boolean;
}

function SendAgain({ submissionId, isFirst }: SendAgainProps) {
  const [send, { loading }] = useSendClaimCopyAgainMutation();
  const [outcome, setOutcome] = useState<string>();
  const press = async () => {
    setOutcome(undefined);
    try {
      await send({ variables: { submissionId } });
      setOutcome(t('The copy is on its way. The link before it no longer works.'));
    } catch (error) {
      const unclear = t('No answer came back: the copy may have been sent all the same.');
      setOutcome(mayBeDone(error) ? errorMessage(error, unclear) : errorMessage(error));
    }
  };
  return (
    <Inline mt="3">
      <Button size="small" pending={loading} onClick={() => void press()}>
        {isFirst ? t('Send the copy') : t('Send the copy again')}
      </Button>
      <Caption role="status">{outcome}</Caption>
    </Inline>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
