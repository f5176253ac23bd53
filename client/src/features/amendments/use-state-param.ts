import { useSearchParams } from 'react-router';
import type { AmendmentState } from '../../generated/graphql';

const states = new Set<string>(['OPEN', 'ANSWERED', 'CLOSED']);

/** The state filter in the queue's parameters, OPEN by default. */
export function amendmentStateIn(params: URLSearchParams): AmendmentState {
  const text = params.get('state') ?? '';
  return states.has(text) ? (text as AmendmentState) : 'OPEN';
}

/** The state filter in the URL's `state` parameter, OPEN by default; setting it returns to page 1. */
export function useStateParam(): [AmendmentState, (state: AmendmentState) => void] {
  const [params, setParams] = useSearchParams();
  const state = amendmentStateIn(params);
  const setState = (next: AmendmentState) =>
    setParams((current) => {
      current.delete('page');
      if (next === 'OPEN') current.delete('state');
      else current.set('state', next);
      return current;
    });
  return [state, setState];
}
