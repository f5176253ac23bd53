import { showToast } from '../../components/toast/toast-store';
import { errorMessage } from '../../lib/error-message';
import { isHttpsAddress } from '@rules/https-address.js';
import { t } from '@rules/text.js';

/** Whether a URL may be opened: another site's by https, or one of our own. */
function isOpenable(address: string): boolean {
  return isHttpsAddress(address) || /^\/(?![/\\])/.test(address);
}

/**
 * Opens a notice in a new tab; its URL is requested on click. Never throws: shows an alert when it could not be opened.
 */
export async function openInTab(ask: () => Promise<{ url: string | undefined; error?: unknown }>) {
  // Before the first await: browsers block tabs that are opened after the response.
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  const { url = '', error } = await ask();
  if (!isOpenable(url)) {
    tab?.close();
    showToast('error', errorMessage(error, t('The notice could not be opened. Please try again.')));
  } else if (tab) {
    tab.location.replace(url);
  } else {
    window.location.assign(url);
  }
}
