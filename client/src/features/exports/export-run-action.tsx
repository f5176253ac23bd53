import { Button } from '../../components/actions/button';
import type { ExportRunRowFragment } from '../../generated/graphql';
import { DownloadExportButton } from './download-export-button';
import { describeExport, isEnded } from './export-text';
import { useStartExport } from './use-start-export';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

/** The current action for an export: download its file, or export again when there is none. */
export function ExportRunAction({ run }: { run: ExportRunRowFragment }) {
  const { start, starting } = useStartExport();
  if (run.available) return <DownloadExportButton run={run} />;
  if (!isEnded(run)) return null;
  return (
    <Allowed permission={Permission.ExportsRun}>
      <Button
        size="small"
        pending={starting}
        aria-label={t('Export again: {describeExport}', { describeExport: describeExport(run) })}
        onClick={() => void start(run.report, run.format)}
      >
        {t('Export again')}
      </Button>
    </Allowed>
  );
}
