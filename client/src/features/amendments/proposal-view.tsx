import { chakra } from '@chakra-ui/react/styled-system';
import type { TradePeriod } from '@rules/trade-warnings.js';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { Notice } from '../../components/feedback/notice';
import { later } from '../../components/later/later';
import { Tag } from '../../components/feedback/tag';
import { Caption, Inline, Stack } from '../../components/page/layout';
import type { ClaimDataFragment, ProposalFragment } from '../../generated/graphql';
import { useTypedBefore } from '../../domain/draft/use-kept-typing';
import { claimText, decisionText, proposalExtent, proposalStateLabels } from './amendment-text';
import type { Decision } from './decide-proposal-dialog';
import { NextInQueue, type RequestQueue } from './next-in-queue';
import { ProposalDiff } from './proposal-diff';
import { changesTrades, proposalWarnings, warningSentences } from './proposal-warnings';
import { UnsentReason } from './unsent-reason';
import { useProposalDecision } from './use-proposal-decision';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { usePermission } from '../../domain/session/use-permission';
import { useLedgerRules } from '../../domain/trade/use-ledger-rules';
import { useIsOffice } from '../../domain/session/use-is-office';

const DecideProposalDialog = later(
  async () => (await import('./decide-proposal-dialog')).DecideProposalDialog,
);

const Box = chakra('div', {
  base: {
    mt: '3',
    p: { base: '3', md: '4' },
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
    bg: 'sunken',
  },
});

type Asking = { decision: Decision; typed?: string } | 'withdraw';

interface ProposalViewProps {
  proposal: ProposalFragment;
  /** The SID of the claim that it would change. */
  sid: string | null | undefined;
  /** The newest message of the thread. */
  lastSeenId: string | undefined;
  claim: ClaimDataFragment;
  /** `claim` contains all of its trades, not only the newest. */
  hasAllTrades: boolean;
  scheme: TradePeriod & { timeZone: string };
  /** The queue from which the administrator opened the claim. */
  queue?: RequestQueue;
}

/** A change proposed by a member: its effect on the claim, its state, and the buttons to decide it. */
export function ProposalView(props: ProposalViewProps) {
  const { proposal, sid, lastSeenId, claim, hasAllTrades, scheme, queue } = props;
  const { id, state, outdated, reason, decidedAt } = proposal;
  const [asking, setAsking] = useState<Asking>();
  const keep = useRef<HTMLButtonElement>(null);
  const [unsent, setUnsent] = useState<{ decision: Decision; reason: string }>();
  const { accept, decline, withdraw, pending } = useProposalDecision(id, lastSeenId);
  const [isDecidedHere, setDecidedHere] = useState(false);
  const undecided = state === 'PROPOSED';
  const mayDecide = usePermission(Permission.AmendmentsAnswer) && undecided;
  const isOffice = useIsOffice();
  const dialog = `decide-${id}`;
  useTypedBefore<string>(dialog, ({ about, values }) => {
    const decision = about as Decision;
    if (mayDecide) setAsking({ decision, typed: values });
    else setUnsent({ decision, reason: values });
  });
  // Inconsistencies can be determined only with all trades, and nothing is accepted before they are.
  const unchecked = mayDecide && !hasAllTrades && changesTrades(proposal);
  const rules = useLedgerRules();
  const warnings = useMemo(
    () => (mayDecide && !unchecked ? proposalWarnings(proposal, claim, scheme, rules) : undefined),
    [mayDecide, unchecked, proposal, claim, scheme, rules],
  );
  const { words, tone } = proposalStateLabels[state];
  const close = () => setAsking(undefined);
  const decide = async (decision: Decision, words: string) => {
    const failure = await (decision === 'accept' ? accept : decline)(words);
    if (!failure) setDecidedHere(true);
    return failure;
  };
  return (
    <Box>
      <Stack>
        <Inline spread>
          <Tag tone={tone}>{words}</Tag>
          {decidedAt && <Caption>{decisionText(proposal, scheme.timeZone, isOffice)}</Caption>}
        </Inline>
        {undecided && outdated && (
          <Notice tone="needs" title={t('The claim has changed since this was proposed')}>
            {t(
              'Check the lines marked Outdated before {mayDecide, select, true {you decide} other {it is decided}}.',
              { mayDecide: String(mayDecide) },
            )}
          </Notice>
        )}
        <ProposalDiff diff={proposal} undecided={undecided} warnings={warnings} />
        {reason && (
          <p>
            <strong>
              {state === 'ACCEPTED' ? (isOffice ? t('Note to the member:') : t('Note:')) : t('Reason:')}
            </strong>{' '}
            {reason}
          </p>
        )}
        {isDecidedHere && queue && <NextInQueue {...queue} />}
        {unsent && (
          <UnsentReason {...unsent} name={dialog} state={state} onDiscard={() => setUnsent(undefined)} />
        )}
        {unchecked && (
          <Caption role="status">
            {t('We check the transactions once all of them have loaded. You can accept the change then.')}
          </Caption>
        )}
        {mayDecide && (
          <Inline>
            <Button
              look="primary"
              pending={pending}
              disabled={unchecked}
              onClick={() => setAsking({ decision: 'accept' })}
            >
              {t('Accept change')}
            </Button>
            <Button pending={pending} onClick={() => setAsking({ decision: 'decline' })}>
              {t('Decline')}
            </Button>
          </Inline>
        )}
        {undecided && !isOffice && (
          <Inline>
            <Button size="small" pending={pending} onClick={() => setAsking('withdraw')}>
              {t('Withdraw this change')}
            </Button>
          </Inline>
        )}
      </Stack>
      {asking && asking !== 'withdraw' && !(unchecked && asking.decision === 'accept') && (
        <DecideProposalDialog
          {...asking}
          name={dialog}
          claim={claimText(sid)}
          extent={proposalExtent(proposal)}
          warnings={warnings ? warningSentences(warnings) : []}
          pending={pending}
          onDecide={(words) => decide(asking.decision, words)}
          onClose={close}
        />
      )}
      <Dialog
        open={asking === 'withdraw'}
        onClose={close}
        role="alertdialog"
        initialFocus={keep}
        title={t('Withdraw your proposed change?')}
        footer={
          <>
            <Button ref={keep} onClick={close}>
              {t('Keep it')}
            </Button>
            <Button look="danger" onClick={() => void withdraw().then(close)} pending={pending}>
              {t('Withdraw change')}
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>
            {t(
              'Your claim does not change. Your message stays in the thread, and you can propose another change.',
            )}
          </p>
        </DialogBody>
      </Dialog>
    </Box>
  );
}
