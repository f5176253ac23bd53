import { MeDocument } from '../../generated/me';
import type { SignedInUserFragment } from '../../generated/types';
import { createApolloClient } from './apollo-client';
import { leaveSignedOut, watchForOther } from '../session/leave-signed-out';

/** The page's GraphQL client. */
export const apiClient = createApolloClient(leaveSignedOut);
watchForOther();

/** Clears the answers cached for an earlier user, and caches the user who has just signed in. */
export async function welcome(user: SignedInUserFragment): Promise<void> {
  await apiClient.clearStore();
  apiClient.writeQuery({ query: MeDocument, data: { me: user } });
}
