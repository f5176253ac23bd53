import { tabTexts } from '../../lib/browser-storage';

const key = 'support-email';

/** Remembers the support address for the day the application cannot load it any more. */
export function rememberSupportEmail(email: string) {
  tabTexts.set(key, email);
}

/** The last support address that was seen in this tab, else the one that the server wrote into the page. */
export function recallSupportEmail(): string | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content;
  return tabTexts.get(key) ?? (written || null);
}
