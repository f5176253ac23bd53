/** What calls the server could not be loaded: there is no connection, or a newer release has taken its place. */
export class ApiNotLoaded extends Error {
  constructor(cause: unknown) {
    super(
      'We could not reach the server. Check your connection and try again. If that does not help, load this page again.',
      { cause },
    );
  }
}

/**
 * The way to the GraphQL client: whoever first needs it loads it, so that pages for everybody open without it.
 * Throws ApiNotLoaded; the next call tries again.
 */
export async function loadApi() {
  try {
    return await import('./api-client');
  } catch (cause) {
    throw new ApiNotLoaded(cause);
  }
}
