import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useLocation } from 'react-router';
import { Breadcrumbs } from '../../components/page/breadcrumbs';
import { claimCrumb } from '../../domain/claim/claim-crumb';
import type { ClaimList } from '../../domain/claim/claim-in-list';
import { CloseAmendmentsButton } from '../../features/amendments/close-amendments-button';
import { ClaimDecisions } from '../../features/claim-decisions/claim-decisions';
import { DecideButton } from '../../features/claim-decisions/decide-button';
import { officePoints } from '../../features/submissions/view/office-points';
import { RemovedForOffice } from '../../features/submissions/view/removed-for-office';
import { OfficeHeader } from '../../features/submissions/view/office-header';
import { usePermission } from '../../domain/session/use-permission';
import { listCrumb } from './claim-list/claim-crumbs';
import { ClaimKeys } from './claim-list/claim-keys';
import { ClaimSteps } from './claim-list/claim-steps';
import { useNeighbours } from './claim-list/use-neighbours';
import { ClaimView, type ShownClaim } from './claim-view';

/** In the same file, which the page asks for at once. */
export { ReplyKey } from './claim-list/reply-key';

interface OfficeClaimProps extends ShownClaim {
  /** The administrators' list from which the claim was opened. */
  list?: ClaimList;
}

/** A claim as the office sees it: with its place in a list, its decisions and their buttons. Members do not load it. */
export function OfficeClaim({ list, ...shown }: OfficeClaimProps) {
  const { submission, scheme } = shown;
  const { id, sid, removed } = submission;
  const { search } = useLocation();
  const mayReadObjections = usePermission(Permission.ObjectionsRead);
  const neighbours = useNeighbours(id, list);
  const above = listCrumb(id, neighbours);
  return (
    <ClaimView
      {...shown}
      queue={list?.name === 'amendments' ? neighbours : undefined}
      office={{
        header: (facts, status) => (
          <OfficeHeader
            submission={submission}
            scheme={scheme}
            facts={facts}
            breadcrumbs={<Breadcrumbs above={[above]} current={claimCrumb(sid, '')} />}
            steps={
              <>
                <ClaimKeys claimId={id} search={search} mayEdit={submission.mayUpdate} list={above} />
                {neighbours && <ClaimSteps {...neighbours} />}
              </>
            }
            status={status}
            action={<DecideButton claim={submission} isRemoved={Boolean(removed)} />}
          />
        ),
        removedNotice: (facts) => <RemovedForOffice facts={facts} />,
        Close: CloseAmendmentsButton,
        points: (facts) => officePoints(submission, facts),
        clear: mayReadObjections
          ? t('Every required field has an answer, there are trades, and no request or objection is waiting.')
          : t('Every required field has an answer, there are trades, and no request is waiting.'),
        decisions: (
          <ClaimDecisions submissionId={id} isRemoved={Boolean(removed)} timeZone={scheme.timeZone} />
        ),
      }}
    />
  );
}
