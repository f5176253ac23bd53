import { cachedUser } from './session';
import { useProfile } from './use-profile';

/**
 * The signed-in user for what a page looks like: as an earlier page knew them until the server has answered, so that
 * nothing is laid out for a member first and then for the office. What may be done is up to `usePermission`.
 */
export function useKnownUser() {
  const { user, error } = useProfile();
  return { user: user ?? cachedUser(), isCertain: user !== undefined || error !== undefined };
}
