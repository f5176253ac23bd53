import { showToast } from '../../components/toast/toast-store';
import { errorMessage } from '../../lib/error-message';
import { isHttpsAddress } from '@rules/https-address.js';

/** Whether an address may be opened: one of another site by https, or a link of our own. */
function isOpenable(address: string): boolean {
  return isHttpsAddress(address) || /^\/(?![/\\])/.test(address);
}

/** Opens a notice in a new tab; its address is asked for at the click. Never fails: says so when it could not be opened. */
export async function openInTab(ask: () => Promise<{ url: string | undefined; error?: unknown }>) {
  // Now, while the click counts: a tab that is opened after the answer would be blocked.
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  const { url = '', error } = await ask();
  if (!isOpenable(url)) {
    tab?.close();
    showToast('error', errorMessage(error, 'The notice could not be opened. Please try again.'));
  } else if (tab) {
    tab.location.replace(url);
  } else {
    window.location.assign(url);
  }
}
