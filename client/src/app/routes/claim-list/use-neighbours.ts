import { useState } from 'react';
import { t } from '@rules/text.js';
import { claimInList, listPathOf, type ClaimList } from '../../../domain/claim/claim-in-list';
import { formatCount } from '../../../lib/amounts';
import { listText } from './list-text';
import { useListedClaims } from './use-listed-claims';

/** The place of a claim in the list from which it was opened. */
export interface Neighbours {
  /** '3 of 14 · Unanswered requests'. */
  words: string;
  /** The list's name. */
  list: string;
  /** The list, at the claim's page. */
  listPath: string;
  /** The claims before and after it; undefined at the ends of the list, and while it loads. */
  previous?: string;
  next?: string;
}

/**
 * The neighbours of a claim in the list from which it was opened. A claim that left the list meanwhile, since it was
 * answered for example, keeps its place: the next one is the claim that took it. Undefined without a list.
 */
export function useNeighbours(id: string, list: ClaimList | undefined): Neighbours | undefined {
  const [at, setAt] = useState(list?.at ?? 1);
  const listed = useListedClaims(list, at);
  const found = listed && [...listed.ids].find(([, listedId]) => listedId === id)?.[0];
  if (found !== undefined && found !== at) setAt(found);
  if (!list) return undefined;
  const name = listText(list);
  const pathAt = (position: number) => {
    const neighbour = listed?.ids.get(position);
    return neighbour && claimInList(neighbour, { ...list, at: position });
  };
  return {
    words: listed ? `${placeText(found, listed.total, listed.more)} · ${name}` : name,
    list: name,
    listPath: listPathOf({ ...list, at }),
    previous: pathAt(at - 1),
    next: pathAt(found === undefined ? at : at + 1),
  };
}

function placeText(position: number | undefined, total: number, more: boolean): string {
  const all = `${formatCount(total)}${more ? '+' : ''}`;
  return position === undefined
    ? t('{all} left', { all })
    : t('{position, number} of {all}', { position, all });
}
