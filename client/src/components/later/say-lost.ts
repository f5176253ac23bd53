import { t } from '@rules/text.js';
import { dismissToast, ONLY_COPY_MS, showToast } from '../toast/toast-store';

let last: number | undefined;

/**
 * Says that something which was pressed cannot be opened, in place of what was said of the last press.
 * @param mayComeBack whether another press can open it; otherwise a button loads the page again
 */
export function sayLost(mayComeBack: boolean): void {
  if (last !== undefined) dismissToast(last);
  last = mayComeBack
    ? showToast(
        'error',
        t('This could not be opened: your device is offline. Try again when it is back online.'),
        ONLY_COPY_MS,
      )
    : showToast(
        'error',
        t('This could not be opened. Check your connection, then reload the page.'),
        ONLY_COPY_MS,
        { onPress: () => window.location.reload(), words: t('Reload the page') },
      );
}
