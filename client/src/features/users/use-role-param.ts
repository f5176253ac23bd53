import { useSearchParams } from 'react-router';
import type { Role } from '../../generated/graphql';
import { roleOptions } from './role-text';

const DEFAULT_ROLE: Role = 'STANDARD';

/** The role filter in the URL's `role` parameter, Standard by default; setting it returns to page 1. */
export function useRoleParam(): [Role, (role: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('role');
  const [role] = roleOptions.find(([value]) => value === asked) ?? [DEFAULT_ROLE];
  const setRole = (next: string) =>
    setParams((current) => {
      current.delete('page');
      if (next === DEFAULT_ROLE) current.delete('role');
      else current.set('role', next);
      return current;
    });
  return [role, setRole];
}
