import { useStartExportMutation, type ExportFormat, type ReportKind } from '../../generated/graphql';
import { useFailedChange } from '../../components/toast/use-failed-change';
import { watchJob } from '../../domain/jobs/watched-jobs';

/** Starts the export of a report; lists on screen then show it, and the header of every page. */
export function useStartExport() {
  const [startExport, { loading }] = useStartExportMutation({ refetchQueries: ['ExportRunList'] });
  const reportFailed = useFailedChange('ExportRunList');
  const start = async (report: ReportKind, format: ExportFormat) => {
    try {
      const { data } = await startExport({ variables: { report, format } });
      if (data) watchJob(data.startExport.id);
    } catch (error) {
      reportFailed(error);
    }
  };
  return { start, starting: loading };
}
