import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { useSignOutMutation } from '../../generated/graphql';
import { flushDrafts, keepDraftsHere } from '../draft/open-drafts';
import { paths } from '../paths';
import { forgetReturnPath } from './return-path';
import { forgetSession } from './session';

/**
 * Returns the logout function: it saves drafts, ends the session at the server, deletes it on this device and shows the
 * sign-in page.
 */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  return async () => {
    await flushDrafts();
    // A server that cannot be reached must not keep a user signed in on this device.
    await signOut().catch(() => undefined);
    await keepDraftsHere();
    forgetSession();
    forgetReturnPath();
    await client.clearStore();
    await navigate(paths.login);
  };
}
