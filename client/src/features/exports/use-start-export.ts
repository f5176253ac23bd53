import { showToast } from '../../components/toast/toast-store';
import { useStartExportMutation, type ExportFormat, type ReportKind } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';
import { watchExport } from './watched-exports';

/** Asks for a report as a file; the lists on screen then show it, and it is followed from page to page. */
export function useStartExport() {
  const [startExport, { loading }] = useStartExportMutation({ refetchQueries: ['ExportRunList'] });
  const start = async (report: ReportKind, format: ExportFormat) => {
    try {
      const { data } = await startExport({ variables: { report, format } });
      if (data) watchExport(data.startExport.id);
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  return { start, starting: loading };
}
