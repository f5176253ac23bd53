import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Allowed } from '../../domain/session/allowed';
import type { ExportRunRowFragment } from '../../generated/graphql';
import { CancelExportButton } from './cancel-export-button';
import { DownloadExportButton } from './download-export-button';
import { describeExport, isEnded } from './export-text';
import { useStartExport } from './use-start-export';

/**
 * The current action for an export: cancel it, download its file, or export again when there is none. One of chosen
 * submissions is requested again from the list, where they are chosen.
 */
export function ExportRunAction({ run }: { run: ExportRunRowFragment }) {
  if (run.available) return <DownloadExportButton run={run} />;
  if (isEnded(run) && run.chosen !== null) return null;
  return (
    <Allowed permission={Permission.ExportsRun}>
      {isEnded(run) ? <ExportAgainButton run={run} /> : <CancelExportButton run={run} />}
    </Allowed>
  );
}

function ExportAgainButton({ run }: { run: ExportRunRowFragment }) {
  const { start, starting } = useStartExport();
  return (
    <Button
      size="small"
      pending={starting}
      aria-label={t('Export again: {describeExport}', { describeExport: describeExport(run) })}
      onClick={() => void start(run.report, run.format)}
    >
      {t('Export again')}
    </Button>
  );
}
