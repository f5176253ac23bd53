/** A registration that was just sent: the server's message, and what it was sent with. */
export interface Registered {
  message: string;
  name: string;
  email: string;
}

/**
 * Registration leads to the sign-in page (ACCOUNT-4). It is passed in the navigation state, together with the page that
 * the user came from, so that the alert is not its only copy and a mistyped address can be corrected.
 */
export function withRegistered(state: unknown, registered: Registered): object {
  return { ...(typeof state === 'object' ? state : {}), registered };
}

/** The registration that led here. */
export function registeredIn(state: unknown): Registered | undefined {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return undefined;
  const { registered } = state;
  if (typeof registered !== 'object' || registered === null) return undefined;
  const { message, name, email } = registered as Partial<Record<keyof Registered, unknown>>;
  if (typeof message !== 'string' || typeof name !== 'string' || typeof email !== 'string') return undefined;
  return { message, name, email };
}
