const key = 'support-email';

/** Remembers the support address for the day the application cannot load it any more. */
export function rememberSupportEmail(email: string) {
  sessionStorage.setItem(key, email);
}

/** The last support address that was seen in this tab. */
export function recallSupportEmail(): string | null {
  return sessionStorage.getItem(key);
}
