import { PanelButton } from '../../components/actions/panel-button';
import { Muted, Stack } from '../../components/page/layout';
import type { ReportKind } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';
import { ExportChoices } from './export-choices';

interface ExportSelectedProps {
  reports: readonly ReportKind[];
  submissionIds: readonly string[];
}

/** Starts exports of the selected submissions only. */
export function ExportSelected({ reports, submissionIds }: ExportSelectedProps) {
  return (
    <PanelButton label="Export these" align="start">
      {(close) => (
        <Stack>
          <Muted>
            Only the {formatQuantity(submissionIds.length, 'selected submission', 'selected submissions')}.
          </Muted>
          <ExportChoices reports={reports} submissionIds={submissionIds} onStart={close} />
        </Stack>
      )}
    </PanelButton>
  );
}
