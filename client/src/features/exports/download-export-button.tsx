import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { DownloadIcon } from '../../components/icons';
import { showToast } from '../../components/toast/toast-store';
import { useCreateDownloadTicketMutation, type ExportRunRowFragment } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';
import { describeExport } from './export-text';

/** Downloads a finished export by a single-use link that is requested on click. */
export function DownloadExportButton({ run }: { run: ExportRunRowFragment }) {
  const [createTicket, { loading }] = useCreateDownloadTicketMutation();
  const download = async () => {
    try {
      const { data } = await createTicket({ variables: { kind: 'EXPORT', id: run.id } });
      if (!data) return;
      const link = document.createElement('a');
      link.href = data.createDownloadTicket.url;
      link.download = run.fileName;
      link.click();
    } catch (error) {
      showToast('error', errorMessage(error, t('The server did not respond. Please try again.')));
    }
  };
  return (
    <Button
      size="small"
      pending={loading}
      aria-label={t('Download {describeExport}', { describeExport: describeExport(run) })}
      onClick={() => void download()}
    >
      <DownloadIcon />
      {t('Download')}
    </Button>
  );
}
