import { t } from '@rules/text.js';
import { dismissToast, ONLY_COPY_MS, showToast } from '../toast/toast-store';

/** The id of the alert that said so last; none has 0. */
let last = 0;

/**
 * Says that something which was pressed cannot be opened, in place of what was said of the last press.
 * @param mayComeBack whether another press can open it; otherwise a button loads the page again
 */
export function sayLost(mayComeBack: boolean): void {
  dismissToast(last);
  last = showToast(
    'error',
    mayComeBack
      ? t('This could not be opened: your device is offline. Try again when it is back online.')
      : t('This could not be opened. Check your connection, then reload the page.'),
    ONLY_COPY_MS,
    mayComeBack ? undefined : { onPress: () => window.location.reload(), words: t('Reload the page') },
  );
}
