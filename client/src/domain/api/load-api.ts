import { ApiNotLoaded } from '../../lib/api-not-loaded';

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
