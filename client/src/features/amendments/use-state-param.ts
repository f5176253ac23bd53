import { useSearchParams } from 'react-router';
import type { AmendmentState } from '../../generated/graphql';

const states = new Set<string>(['OPEN', 'ANSWERED', 'CLOSED']);

/** The state filter in the URL's `state` parameter, OPEN by default; setting it returns to page 1. */
export function useStateParam(): [AmendmentState, (state: AmendmentState) => void] {
  const [params, setParams] = useSearchParams();
  const text = params.get('state') ?? '';
  const state = states.has(text) ? (text as AmendmentState) : 'OPEN';
  const setState = (next: AmendmentState) =>
    setParams((current) => {
      current.delete('page');
      if (next === 'OPEN') current.delete('state');
      else current.set('state', next);
      return current;
    });
  return [state, setState];
}
