import { MeDocument } from '../../generated/me';
import type { SignedInUserFragment } from '../../generated/types';
import { createApolloClient } from './apollo-client';
import { leaveSignedOut, watchForOther } from '../session/leave-signed-out';

/** The one GraphQL client of the page. */
export const apiClient = createApolloClient(leaveSignedOut);
watchForOther();

/** Forgets all answers that an earlier person had, and knows who has just signed in. */
export async function welcome(user: SignedInUserFragment): Promise<void> {
  await apiClient.clearStore();
  apiClient.writeQuery({ query: MeDocument, data: { me: user } });
}
