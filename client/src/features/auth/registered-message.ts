/**
 * Registration leads to the sign-in page (ACCOUNT-4). The server's message about the verification mail is passed in the
 * navigation state, together with the page that the user came from, so that the alert is not its only copy.
 */
export function withRegisteredMessage(state: unknown, registered: string): object {
  return { ...(typeof state === 'object' ? state : {}), registered };
}

/** The server's message, when a registration led here. */
export function registeredMessage(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return undefined;
  return typeof state.registered === 'string' ? state.registered : undefined;
}
