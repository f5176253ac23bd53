import { Permission } from '@rules/permissions.js';
import { Allowed } from '../../../domain/session/allowed';
import { AskAllButton } from '../../../features/amendments/ask-all-button';
import { MarkSelectedButton } from '../../../features/double-ups/mark-selected-button';
import { ExportSelected } from '../../../features/exports/export-selected';
import type { ReportKind } from '../../../generated/graphql';

interface SelectionActionsProps {
  ids: readonly string[];
  reports: readonly ReportKind[];
}

/** What can be done with the selected submissions, each for those who may do it with one (LIST-22). */
export function SelectionActions({ ids, reports }: SelectionActionsProps) {
  return (
    <>
      <Allowed permission={Permission.ExportsRun}>
        <ExportSelected reports={reports} submissionIds={ids} />
      </Allowed>
      <Allowed permission={Permission.AmendmentsWrite}>
        <AskAllButton submissionIds={ids} />
      </Allowed>
      <Allowed permission={Permission.DuplicatesDecide}>
        <MarkSelectedButton submissionIds={ids} />
      </Allowed>
    </>
  );
}
