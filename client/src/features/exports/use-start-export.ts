import { useStartExportMutation, type ExportFormat, type ReportKind } from '../../generated/graphql';
import { useFailedChange } from '../../components/toast/use-failed-change';
import { watchExport } from './watched-exports';

/** Asks for a report as a file; the lists on screen then show it, and it is followed from page to page. */
export function useStartExport() {
  const [startExport, { loading }] = useStartExportMutation({ refetchQueries: ['ExportRunList'] });
  const reportFailed = useFailedChange('ExportRunList');
  const start = async (report: ReportKind, format: ExportFormat) => {
    try {
      const { data } = await startExport({ variables: { report, format } });
      if (data) watchExport(data.startExport.id);
    } catch (error) {
      reportFailed(error);
    }
  };
  return { start, starting: loading };
}
