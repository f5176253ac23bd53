import { useApolloClient } from '@apollo/client/react';
import type { CheckedTrade } from '@rules/trade-row.js';
import { useState } from 'react';
import type { EditedClaim, TradeDetails } from '../shown-trades';

/** A change that the server has made. */
export interface MadeChange {
  /** What the list has become by it. */
  version: number;
  added?: CheckedTrade;
  /** The id of the trade that was deleted. */
  deleted?: string;
}

/** What was changed from here and is not on the claim that is on screen yet. */
interface Unseen {
  version: number;
  added: readonly CheckedTrade[];
  deleted: ReadonlySet<string>;
}

export type ChangedList = ReturnType<typeof useChangedList>;

/**
 * The list of trades behind the dialogs that change it, which outlives each of them. After a change the claim is loaded
 * again; until that is done the list knows what was changed, so that the next change names the right version, a deleted
 * row is not shown, and what could not be loaded stays told.
 */
export function useChangedList(claim: EditedClaim | undefined) {
  const client = useApolloClient();
  const [made, setMade] = useState<Unseen>();
  const [loads, setLoads] = useState(0);
  const [failures, setFailures] = useState(0);
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  // Seen as soon as the claim comes, whoever asked for it.
  const unseen = made && claim && claim.tradeVersion < made.version ? made : undefined;

  /** Whether the claim on screen is now as the server has it. */
  const load = async (): Promise<boolean> => {
    setLoads((count) => count + 1);
    const seen = await client.refetchQueries({ include: ['SubmissionView'] }).then(
      () => true,
      () => false,
    );
    setLoads((count) => count - 1);
    setFailures((count) => (seen ? 0 : count + 1));
    return seen;
  };

  return {
    /** What the next change names. */
    version: unseen?.version ?? claim?.tradeVersion ?? 0,
    unseen,
    loading: loads > 0,
    /** How often it could not be loaded since it last could. */
    failures,
    /** Changes that nobody knows the outcome of, a sentence each, until somebody looks. */
    doubts,
    load,
    /** Takes the change for made, and loads the claim again. */
    note: ({ version, added, deleted }: MadeChange) => {
      setMade({
        version,
        added: [...(unseen?.added ?? []), ...(added ? [added] : [])],
        deleted: new Set([...(unseen?.deleted ?? []), ...(deleted === undefined ? [] : [deleted])]),
      });
      setFailures(0);
      void load();
    },
    doubt: (sentence: string) => setDoubts((others) => [...others, sentence]),
    /** For when the person has been shown the list and told to look. */
    forgetDoubts: () => setDoubts([]),
  };
}

/** The trades as they are now: those that were deleted from here are gone, whether or not the claim was loaded since. */
export function withoutDeleted(trades: TradeDetails, unseen: Unseen | undefined): TradeDetails {
  if (!unseen?.deleted.size) return trades;
  return { ...trades, tradeData: trades.tradeData.filter(({ id }) => !unseen.deleted.has(id)) };
}
