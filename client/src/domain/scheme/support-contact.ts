import { tabTexts } from '../../lib/browser-storage';

const key = 'support-email';

/** Stores the support address for when the application can no longer load it. */
export function rememberSupportEmail(email: string) {
  tabTexts.set(key, email);
}

/** The support address last stored in this tab, otherwise the one that the server wrote into the page. */
export function recallSupportEmail(): string | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content;
  return tabTexts.get(key) ?? (written || null);
}
