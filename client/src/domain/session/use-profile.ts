import { useMeQuery } from '../../generated/graphql';
import { useAuthenticated } from './session';

/** The signed-in user, from the server; `user` is null when nobody is signed in, undefined while loading. */
export function useProfile() {
  const authenticated = useAuthenticated();
  const { data, error, refetch } = useMeQuery({ skip: !authenticated });
  const user = authenticated ? data?.me : null;
  return { user, error, refetch };
}
