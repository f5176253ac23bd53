/**
 * Registration leads to the sign-in page (ACCOUNT-4); what the server said about the verification mail travels
 * in the navigation's state, next to the page that the person came from, so that the alert is not its only copy.
 */
export function withRegisteredMessage(state: unknown, registered: string): object {
  return { ...(typeof state === 'object' ? state : {}), registered };
}

/** The message of a registration that led here, if one did. */
export function registeredMessage(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return undefined;
  return typeof state.registered === 'string' ? state.registered : undefined;
}
