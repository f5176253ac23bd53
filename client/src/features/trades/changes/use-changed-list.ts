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
 * row is not shown, and what could not be loaded stays reported.
 */
export function useChangedList(claim: EditedClaim | undefined) {
  const client = useApolloClient();
  const [made, setMade] = useState<Unseen>();
  const [loads, setLoads] = useState(0);
  const [failures, setFailures] = useState<readonly unknown[]>([]);
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  // Seen as soon as the claim comes, whoever asked for it.
  const unseen = made && claim && claim.tradeVersion < made.version ? made : undefined;

  /** Brings the claim on screen as the server has it now. Rejects when it cannot: why is kept among the failures. */
  const load = async (): Promise<void> => {
    setLoads((count) => count + 1);
    try {
      await client.refetchQueries({ include: ['SubmissionView'] });
      setFailures([]);
    } catch (error) {
      setFailures((others) => [...others, error]);
      throw error;
    } finally {
      setLoads((count) => count - 1);
    }
  };

  return {
    /** What the next change names. */
    version: unseen?.version ?? claim?.tradeVersion ?? 0,
    unseen,
    loading: loads > 0,
    /** What failed each time that it was loaded, since it last could be. */
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
      setFailures([]);
      void load().catch(() => undefined);
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
