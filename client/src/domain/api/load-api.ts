import { ApiNotLoaded } from '../../lib/api-not-loaded';

/**
 * Loads the GraphQL client when it is first needed, so that public pages open without it. Throws ApiNotLoaded; the next
 * call tries again.
 */
export async function loadApi() {
  try {
    return await import('./api-client');
  } catch (cause) {
    throw new ApiNotLoaded(cause);
  }
}
