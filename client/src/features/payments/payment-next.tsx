import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Tag } from '../../components/feedback/tag';
import {
  BulletList,
  Caption,
  Card,
  Inline,
  Muted,
  Stack,
  SubsectionTitle,
} from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { CheckRefusal } from '../../domain/session/check-refusal';
import { useCheckedActs, useCheckRefusal } from '../../domain/session/use-check-refusal';
import { usePermission } from '../../domain/session/use-permission';
import { ActRefusals } from '../../domain/act-refusals';
import {
  useCheckPaymentsMutation,
  useMovePaymentsMutation,
  useSettlePaymentsMutation,
  type PaymentAct,
  type PaymentRunDetailsFragment,
} from '../../generated/graphql';
import { formatMoney } from '../../lib/decimals';
import { failedChangeText } from '../../lib/error-message';
import { CancelRunDialog } from './cancel-run-dialog';
import { ACTS, NEXT } from './payment-act-text';
import { PaymentActDialog } from './payment-act-dialog';
import { isSentOf, RUN_STATES, wasFetched } from './payment-text';
import { refusalTexts } from './refusal-texts';

/** The refusals that are listed: the rest is like them. */
const MOST_LISTED = 20;

interface PaymentNextProps {
  run: PaymentRunDetailsFragment;
  /** Called when the run may have changed: an act was refused or done, or is about to be. */
  onChanged: () => void;
}

/** Where a run stands, and what the user can do with it; for the rest why not. */
export function PaymentNext({ run, onChanged }: PaymentNextProps) {
  const { id, version, state, number, progress, message, approvalsNeeded, approver } = run;
  const acts = useCheckedActs(run.acts, (one) => one === 'APPROVE');
  // Who cancels a run whose files were fetched confirms that nobody sent them.
  const mayCancel = useCheckRefusal() === null || !wasFetched(run);
  const [act, setAct] = useState<PaymentAct>();
  const [failure, setFailure] = useState<string>();
  const [check, checking] = useCheckPaymentsMutation();
  const [settle, settling] = useSettlePaymentsMutation({ refetchQueries: ['PaymentRuns'] });
  const [move, moving] = useMovePaymentsMutation();
  const mayMove = usePermission(Permission.PaymentsPrepare);
  const may = (wanted: PaymentAct) => acts.some(({ act: one, mayDo }) => one === wanted && mayDo);
  const isSentInPart = isSentOf(run);
  const isWorkedOn = state === 'PREPARING' || state === 'WRITING';
  const isAtBank = state === 'SENT' || state === 'SETTLED';
  const perform = async (work: () => Promise<{ data?: unknown }>, done: string) => {
    setFailure(undefined);
    try {
      if ((await work()).data) showToast('success', done);
    } catch (error) {
      setFailure(failedChangeText(error));
      onChanged();
    }
  };
  const cancel = () => {
    setAct('CANCEL');
    // Somebody may have fetched or sent a file a moment ago.
    onChanged();
  };
  const close = () => {
    setAct(undefined);
    onChanged();
  };
  return (
    <Card aria-labelledby="next">
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2" id="next">
            {t('What comes next')}
          </SubsectionTitle>
          <Tag tone={RUN_STATES[state].tone} role="status">
            {RUN_STATES[state].words}
          </Tag>
        </Inline>
        <Muted>{NEXT[state]}</Muted>
        {isWorkedOn && (
          <>
            <ProgressBar label={t('Payment run {number}', { number })} fraction={progress} tone="active" />
            <Caption>
              {t('You can leave this page; the work continues, also after a restart of the server.')}
            </Caption>
          </>
        )}
        {state === 'PREPARED' && approvalsNeeded === 2 && (
          <Muted>
            {approver === null
              ? t('Two people have to approve it, because of its sum.')
              : t('{approver} approved it. One more person has to, because of its sum.', { approver })}
          </Muted>
        )}
        {state === 'PREPARED' && run.approvedElsewhere !== '0.00' && (
          <Muted>
            {t(
              'Other approved runs of this distribution pay {sum}. The limit above which two people approve counts each run alone.',
              { sum: `$${formatMoney(run.approvedElsewhere)}` },
            )}
          </Muted>
        )}
        {message !== null && (
          <Notice tone={isWorkedOn ? 'needs' : isAtBank ? 'plain' : 'error'} title={message}>
            <Refusals run={run} />
          </Notice>
        )}
        {run.cancelledBecause !== null && (
          <Notice tone="plain" title={t('Why it was cancelled')}>
            {run.cancelledBecause}
          </Notice>
        )}
        {run.isStuck && (
          <Notice
            tone="error"
            title={t('The payments of this run do not yet follow what was done with its files.')}
          >
            {t(
              'The work was given up after several attempts. No other run can be prepared before it is done.',
            )}
          </Notice>
        )}
        {failure && <Notice tone="error" role="alert" title={failure} />}
        {may('CANCEL') && !mayCancel && <CheckRefusal />}
        <ActRefusals
          acts={acts.filter(({ act: one }) => one === 'APPROVE' || one === 'WRITE' || one === 'SETTLE')}
        />
        <Inline>
          {(['APPROVE', 'WRITE'] as const).filter(may).map((one) => (
            <Button key={one} look="primary" onClick={() => setAct(one)}>
              {ACTS[one].action}
            </Button>
          ))}
          {may('SETTLE') && (
            <Button
              look="primary"
              pending={settling.loading}
              onClick={() =>
                void perform(
                  () => settle({ variables: { id, version } }),
                  t('The payments of run {number} are made.', { number }),
                )
              }
            >
              {t('The payments are made')}
            </Button>
          )}
          {may('CHECK') && (
            <Button
              pending={checking.loading}
              onClick={() =>
                void perform(
                  () => check({ variables: { id, version } }),
                  t('The payments are checked again.'),
                )
              }
            >
              {t('Check again')}
            </Button>
          )}
          {run.isStuck && mayMove && (
            <Button
              look="primary"
              pending={moving.loading}
              onClick={() =>
                void perform(
                  () => move({ variables: { id, version } }),
                  t('The payments of run {number} are being updated.', { number }),
                )
              }
            >
              {t('Try again')}
            </Button>
          )}
          {may('CANCEL') && mayCancel && (
            <Button onClick={cancel}>
              {isSentInPart ? t('Cancel the files that were not sent') : t('Cancel this run')}
            </Button>
          )}
        </Inline>
      </Stack>
      {(act === 'APPROVE' || act === 'WRITE') && <PaymentActDialog act={act} run={run} onClose={close} />}
      {act === 'CANCEL' && <CancelRunDialog run={run} onClose={close} />}
    </Card>
  );
}

function Refusals({ run: { refusals } }: { run: PaymentRunDetailsFragment }) {
  if (refusals.length === 0) return null;
  const texts = refusalTexts(refusals);
  const more = texts.length - MOST_LISTED;
  return (
    <BulletList>
      {texts.slice(0, MOST_LISTED).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {more > 0 && <li>{t('and {more, number} more', { more })}</li>}
    </BulletList>
  );
}
