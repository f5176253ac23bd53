import { Permission } from '@rules/permissions.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { later } from '../../components/later/later';
import { usePermission } from '../../domain/session/use-permission';
import { useClaimDecisions } from './use-claim-decisions';

const DecideDialog = later(async () => (await import('./decide-dialog')).DecideDialog);

interface DecideButtonProps {
  claim: { id: string; sid: string | null };
  isRemoved: boolean;
}

/** Opens the removal of a claim, or its restoring; nothing while a proposal waits (DECIDE-8). */
export function DecideButton({ claim, isRemoved }: DecideButtonProps) {
  const mayDecide = usePermission(Permission.ClaimsRemove);
  const { decisions, error, waiting } = useClaimDecisions(claim.id);
  const [deciding, setDeciding] = useState(false);
  if (!mayDecide || claim.sid === null || waiting || (error && !decisions)) return null;
  return (
    <>
      {/* In its place while the decisions load, so that the page does not move. */}
      <Button size="small" disabled={!decisions} onClick={() => setDeciding(true)}>
        {isRemoved ? t('Restore') : t('Remove')}
      </Button>
      {deciding && (
        <DecideDialog
          submissionId={claim.id}
          sid={claim.sid}
          kind={isRemoved ? 'RESTORE' : 'REMOVE'}
          onClose={() => setDeciding(false)}
        />
      )}
    </>
  );
}
