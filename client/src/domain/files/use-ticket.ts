import { t } from '@rules/text.js';
import { showToast } from '../../components/toast/toast-store';
import { useCreateDownloadTicketMutation, type DownloadKind } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

/**
 * Opens a single-use link that is requested on click.
 * @param distribution the number of the distribution whose line it is, where there are several
 */
export function useTicket(kind: DownloadKind, id: string, distribution?: number) {
  const [createTicket, { loading }] = useCreateDownloadTicketMutation();
  const ask = async () =>
    (await createTicket({ variables: { kind, id, ...(distribution !== undefined && { distribution }) } }))
      .data?.createDownloadTicket.url;

  /** The tab is opened at once, since browsers block tabs that are opened later; it has no opener. */
  const openInTab = async () => {
    const tab = window.open('about:blank');
    if (tab) tab.opener = null;
    try {
      const url = await ask();
      if (url && tab) tab.location.replace(url);
      if (!tab) showToast('error', t('Your browser did not open a new tab. Please allow it for this site.'));
    } catch (error) {
      tab?.close();
      showToast('error', errorMessage(error, t('The server did not respond. Please try again.')));
    }
  };

  const download = async (fileName: string) => {
    try {
      const url = await ask();
      if (!url) return;
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
    } catch (error) {
      showToast('error', errorMessage(error, t('The server did not respond. Please try again.')));
    }
  };

  return { openInTab, download, loading };
}
