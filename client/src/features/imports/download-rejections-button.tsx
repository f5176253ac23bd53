import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { DownloadIcon } from '../../components/icons';
import { showToast } from '../../components/toast/toast-store';
import { useCreateDownloadTicketMutation } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

/** Downloads all rejected rows of a run as CSV, by a single-use link. */
export function DownloadRejectionsButton({ id, areFiles }: { id: string; areFiles: boolean }) {
  const [createTicket, { loading }] = useCreateDownloadTicketMutation();
  const download = async () => {
    try {
      const { data } = await createTicket({ variables: { kind: 'IMPORT_REJECTIONS', id } });
      if (data) window.location.assign(data.createDownloadTicket.url);
    } catch (error) {
      showToast('error', errorMessage(error, t('The server did not respond. Please try again.')));
    }
  };
  return (
    <Button pending={loading} onClick={() => void download()}>
      <DownloadIcon />
      {areFiles ? t('Download the list of rejected files') : t('Download rejected rows')}
    </Button>
  );
}
