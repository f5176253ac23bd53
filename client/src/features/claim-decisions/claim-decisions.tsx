import { Permission } from '@rules/permissions.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { later } from '../../components/later/later';
import { Caption, Inline } from '../../components/page/layout';
import { useCheckRefusal } from '../../domain/session/use-check-refusal';
import { usePermission } from '../../domain/session/use-permission';
import type { ClaimDecisionShownFragment } from '../../generated/graphql';
import { answerText, decisionText } from './decision-text';
import { useClaimDecisions } from './use-claim-decisions';

const ConfirmDecisionDialog = later(
  async () => (await import('./confirm-decision-dialog')).ConfirmDecisionDialog,
);
const RefuseDecisionDialog = later(
  async () => (await import('./refuse-decision-dialog')).RefuseDecisionDialog,
);

/** As high as a decision with its reason on a phone. */
const Place = chakra('div', { base: { minHeight: '8rem' } });
const Past = chakra('ol', { base: { display: 'grid', rowGap: '2', overflowWrap: 'anywhere' } });

interface ClaimDecisionsProps {
  submissionId: string;
  /** Whether there is a decision for certain, whose place is kept while it loads. */
  isRemoved: boolean;
  /** The scheme's. */
  timeZone: string;
}

/** For the office: the decision that waits for a second person, and those that were made (DECIDE-8). */
export function ClaimDecisions({ submissionId, isRemoved, timeZone }: ClaimDecisionsProps) {
  const { decisions, error, waiting } = useClaimDecisions(submissionId);
  if (error && !decisions)
    return <Caption role="status">{t('The decisions on this claim could not be loaded.')}</Caption>;
  if (!decisions && isRemoved)
    return (
      <Notice tone="plain" title={t('Decisions on this claim')}>
        <Place>
          <SkeletonLines count={3} />
        </Place>
      </Notice>
    );
  const past = decisions?.filter((decision) => decision !== waiting) ?? [];
  return (
    <>
      {waiting && <Waiting decision={waiting} timeZone={timeZone} />}
      {past.length > 0 && (
        <Notice tone="plain" title={t('Decisions on this claim')}>
          <Past>
            {past.map((decision) => (
              <li key={decision.id}>
                <p>{decisionText(decision, timeZone)}</p>
                <Details decision={decision} />
              </li>
            ))}
          </Past>
        </Notice>
      )}
    </>
  );
}

interface WaitingProps {
  decision: ClaimDecisionShownFragment;
  timeZone: string;
}

function Waiting({ decision, timeZone }: WaitingProps) {
  const mayDecide = usePermission(Permission.ClaimsRemove);
  const [asked, setAsked] = useState<'confirm' | 'refuse'>();
  const { isOwn } = decision;
  const notYet = useCheckRefusal();
  const Asked = asked === 'confirm' ? ConfirmDecisionDialog : RefuseDecisionDialog;
  return (
    <Notice tone="needs" title={decisionText(decision, timeZone)}>
      <Details decision={decision} />
      <p>
        {isOwn || !mayDecide
          ? t('Another person must confirm it. Until then nothing changes for the claim.')
          : (notYet ?? t('You can confirm or refuse it. Until then nothing changes for the claim.'))}
      </p>
      {mayDecide && (
        <Inline mt="3">
          {!isOwn && notYet === null && (
            <Button size="small" look="primary" onClick={() => setAsked('confirm')}>
              {decision.kind === 'REMOVE' ? t('Confirm removal') : t('Confirm restoring')}
            </Button>
          )}
          <Button size="small" onClick={() => setAsked('refuse')}>
            {isOwn ? t('Withdraw') : t('Refuse')}
          </Button>
        </Inline>
      )}
      {asked && <Asked decision={decision} onClose={() => setAsked(undefined)} />}
    </Notice>
  );
}

function Details({ decision }: { decision: ClaimDecisionShownFragment }) {
  const { reason, refusedBecause, evidence } = decision;
  const answer = answerText(decision);
  return (
    <>
      <p>{t('Reason: {reason}', { reason })}</p>
      {refusedBecause && <p>{t('Why not: {refusedBecause}', { refusedBecause })}</p>}
      {answer && <p>{answer}</p>}
      {evidence.length > 0 && (
        <p>{t('Documents: {names}', { names: evidence.map(({ fileName }) => fileName).join(', ') })}</p>
      )}
    </>
  );
}
