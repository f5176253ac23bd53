import { useEffect, useMemo } from 'react';

/** How long a submission list counts as fresh (SCREEN-27). */
export const listFreshness = 5000;

const requestedAt = new Map<string, number>();

function policyFor(key: string, milliseconds: number) {
  const age = Date.now() - (requestedAt.get(key) ?? -Infinity);
  return age < milliseconds ? 'cache-first' : 'cache-and-network';
}

/**
 * The fetch policy that reads `key` from the cache while it is younger than `milliseconds`, and afterwards queries the
 * server again while showing the cached rows.
 */
export function useFreshPolicy(key: string, milliseconds = listFreshness) {
  const policy = useMemo(() => policyFor(key, milliseconds), [key, milliseconds]);
  useEffect(
    function rememberRequest() {
      if (policy === 'cache-and-network') requestedAt.set(key, Date.now());
    },
    [key, policy],
  );
  return policy;
}
