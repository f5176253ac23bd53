import { useSearchParams } from 'react-router';
import type { Role } from '../../generated/graphql';

/** The role filter of the URL's `role` parameter, Standard unless it says Admin; setting it starts at page 1. */
export function useRoleParam(): [Role, (role: string) => void] {
  const [params, setParams] = useSearchParams();
  const role = params.get('role') === 'MASTER_ADMIN' ? 'MASTER_ADMIN' : 'STANDARD';
  const setRole = (next: string) =>
    setParams((current) => {
      current.delete('page');
      if (next === 'MASTER_ADMIN') current.set('role', next);
      else current.delete('role');
      return current;
    });
  return [role, setRole];
}
