import {
  useExportSelectedMutation,
  useStartExportMutation,
  type ExportFormat,
  type ReportKind,
} from '../../generated/graphql';
import { useFailedChange } from '../../components/toast/use-failed-change';
import { watchJob } from '../../domain/jobs/watched-jobs';

/**
 * Starts the export of a report; lists on screen then show it, and so does the header of every page.
 * @param submissionIds the submissions that the report is limited to; without them it is of all
 */
export function useStartExport(submissionIds?: readonly string[]) {
  const [startExport, { loading }] = useStartExportMutation({ refetchQueries: ['ExportRunList'] });
  const [exportSelected, selected] = useExportSelectedMutation({ refetchQueries: ['ExportRunList'] });
  const reportFailed = useFailedChange('ExportRunList');
  const start = async (report: ReportKind, format: ExportFormat) => {
    try {
      if (submissionIds) {
        const { data } = await exportSelected({
          variables: { report, format, submissionIds: [...submissionIds] },
        });
        if (data) watchJob(data.exportSelected.id);
      } else {
        const { data } = await startExport({ variables: { report, format } });
        if (data) watchJob(data.startExport.id);
      }
    } catch (error) {
      reportFailed(error);
    }
  };
  return { start, starting: loading || selected.loading };
}
