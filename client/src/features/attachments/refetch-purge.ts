import { IdentityPurgeDocument } from '../../generated/graphql';

/** The page is reloaded after each step: it has no id for the cache, and another administrator may have changed it. */
export const refetchPurge = { refetchQueries: [IdentityPurgeDocument], awaitRefetchQueries: true };
