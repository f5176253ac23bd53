import { IdentityPurgeDocument } from '../../generated/graphql';

/** The page asks anew after each step: it has no id by which the cache could know it, and a colleague may have been there. */
export const refetchPurge = { refetchQueries: [IdentityPurgeDocument], awaitRefetchQueries: true };
