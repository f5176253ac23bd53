import { CALLER_RELATIONS, IDENTITY_CHECKS } from '@rules/phone-call.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Anchor } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Caption, Inline } from '../../components/page/layout';
import {
  usePhoneFilingQuery,
  useSendClaimCopyAgainMutation,
  type PhoneFilingShownFragment,
} from '../../generated/graphql';
import { formatDate, formatMomentAt } from '../../lib/dates';
import { errorMessage, mayBeDone } from '../../lib/error-message';
import { printPage } from '../../lib/print-page';

interface PhoneFilingNoticeProps {
  submissionId: string;
  /** The scheme's. */
  timeZone: string;
}

/** That the claim was filed by telephone, and what became of the copy; nothing for any other claim (PHONE-11). */
export function PhoneFilingNotice({ submissionId, timeZone }: PhoneFilingNoticeProps) {
  const { data } = usePhoneFilingQuery({ variables: { submissionId } });
  const filing = data?.phoneFiling;
  if (!filing) return null;
  return filing.call ? (
    <ForOffice filing={filing} call={filing.call} timeZone={timeZone} />
  ) : (
    <ForMember filing={filing} timeZone={timeZone} />
  );
}

interface ForMemberProps {
  filing: PhoneFilingShownFragment;
  timeZone: string;
}

function ForMember({ filing: { filedAt, copiedAt, confirmedAt, disputedAt }, timeZone }: ForMemberProps) {
  const at = (moment: string) => formatMomentAt(moment, timeZone);
  return (
    <Notice tone="plain" title={`You filed this claim by telephone on ${at(filedAt)}`}>
      {confirmedAt ? (
        <p>You confirmed it on {at(confirmedAt)}.</p>
      ) : disputedAt ? (
        <p>
          On {at(disputedAt)} you told us that something is wrong. Our answer will be under{' '}
          <Anchor href="#amendments">Requested Amendments</Anchor>.
        </p>
      ) : (
        copiedAt && (
          <p>
            You have not confirmed it yet. Please open the link in the e-mail that we sent you on{' '}
            {at(copiedAt)}.
          </p>
        )
      )}
    </Notice>
  );
}

interface ForOfficeProps extends ForMemberProps {
  call: NonNullable<PhoneFilingShownFragment['call']>;
}

function ForOffice({ filing, call, timeZone }: ForOfficeProps) {
  const { filedAt, copiedAt, confirmedAt, disputedAt, maySend } = filing;
  const at = (moment: string) => formatMomentAt(moment, timeZone);
  const tone = confirmedAt ? 'done' : disputedAt ? 'needs' : 'plain';
  return (
    <Notice tone={tone} title={`Filed by telephone on ${at(filedAt)} by ${call.filedBy}`}>
      <p>
        Caller: {call.caller} ({lowerFirst(CALLER_RELATIONS[call.relation])}), on {formatDate(call.day)} at{' '}
        {call.time}.
      </p>
      <p>Identity checked by: {call.checks.map((check) => lowerFirst(IDENTITY_CHECKS[check])).join('; ')}.</p>
      {call.note && <p>Note: {call.note}</p>}
      <p>
        {copiedAt
          ? `Copy sent on ${at(copiedAt)}; `
          : 'There is no e-mail address: a copy can only be printed.'}
        {copiedAt &&
          (confirmedAt
            ? `confirmed on ${at(confirmedAt)}.`
            : disputedAt
              ? `disputed on ${at(disputedAt)}, see Requested Amendments.`
              : 'not confirmed yet.')}
      </p>
      {maySend && <SendAgain submissionId={filing.submissionId} isFirst={!copiedAt} />}
      {!copiedAt && !maySend && (
        <Inline mt="3">
          <Button size="small" onClick={printPage}>
            Print a copy
          </Button>
        </Inline>
      )}
    </Notice>
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
      setOutcome('The copy is on its way. The link before it no longer works.');
    } catch (error) {
      const unclear = 'No answer came back: the copy may have been sent all the same.';
      setOutcome(mayBeDone(error) ? errorMessage(error, unclear) : errorMessage(error));
    }
  };
  return (
    <Inline mt="3">
      <Button size="small" pending={loading} onClick={() => void press()}>
        {isFirst ? 'Send the copy' : 'Send the copy again'}
      </Button>
      <Caption role="status">{outcome}</Caption>
    </Inline>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
