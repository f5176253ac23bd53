import { t } from '@rules/text.js';
import { ReasonDialog } from '../../domain/draft/reason-dialog';
import { useRefuseClaimDecisionMutation, type ClaimDecisionShownFragment } from '../../generated/graphql';
import { AFTER_DECISION } from './use-claim-decisions';

interface RefuseDecisionDialogProps {
  decision: ClaimDecisionShownFragment;
  onClose: () => void;
}

/** Refuses what somebody else proposed, or withdraws one's own proposal (DECIDE-8). */
export function RefuseDecisionDialog({ decision, onClose }: RefuseDecisionDialogProps) {
  const { id, version, isOwn } = decision;
  const [refuse] = useRefuseClaimDecisionMutation(AFTER_DECISION);
  return (
    <ReasonDialog
      name={`refuse-decision-${id}`}
      title={isOwn ? t('Withdraw the proposal') : t('Refuse the proposal')}
      action={isOwn ? t('Withdraw') : t('Refuse')}
      hint={t('It stays with the claim for the office to read.')}
      done={isOwn ? t('The proposal has been withdrawn.') : t('The proposal has been refused.')}
      submit={async (reason) => Boolean((await refuse({ variables: { id, version, reason } })).data)}
      onClose={onClose}
    />
  );
}
