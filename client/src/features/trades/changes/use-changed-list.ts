import { useApolloClient } from '@apollo/client/react';
import type { CheckedTrade } from '@rules/trade-row.js';
import { useState } from 'react';
import type { EditedClaim, TradeDetails } from '../shown-trades';

/** A change that the server has made. */
export interface MadeChange {
  /** The trade version of the claim after the change. */
  version: number;
  added?: CheckedTrade;
  /** The id of the trade that was deleted. */
  deleted?: string;
}

/** Changes made here that the displayed claim does not contain yet. */
interface Unseen {
  version: number;
  added: readonly CheckedTrade[];
  deleted: ReadonlySet<string>;
}

export type ChangedList = ReturnType<typeof useChangedList>;

/**
 * The list of trades that the dialogs change; it outlives each of them. After a change the claim is reloaded. Until
 * then the list knows the change, so that the next change names the right version, a deleted row is hidden, and a
 * failed reload stays reported.
 */
export function useChangedList(claim: EditedClaim | undefined) {
  const client = useApolloClient();
  const [made, setMade] = useState<Unseen>();
  const [loads, setLoads] = useState(0);
  const [failures, setFailures] = useState<readonly unknown[]>([]);
  const [doubts, setDoubts] = useState<readonly string[]>([]);
  // Visible as soon as the new claim arrives, whichever query loaded it.
  const unseen = made && claim && claim.tradeVersion < made.version ? made : undefined;

  /** Reloads the displayed claim. Rejects when it cannot; the reason is added to the failures. */
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
    /** The version that the next change names. */
    version: unseen?.version ?? claim?.tradeVersion ?? 0,
    unseen,
    loading: loads > 0,
    /** The errors of all reloads since the last successful one. */
    failures,
    /** Changes with an unknown outcome, a sentence each, until the user looks at the reloaded list. */
    doubts,
    load,
    /** Records a successful change, and reloads the claim. */
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
    /** For when the user has been shown the list and asked to check it. */
    forgetDoubts: () => setDoubts([]),
  };
}

/** The current trades, without those deleted here, whether or not the claim has been reloaded since. */
export function withoutDeleted(trades: TradeDetails, unseen: Unseen | undefined): TradeDetails {
  if (!unseen?.deleted.size) return trades;
  return { ...trades, tradeData: trades.tradeData.filter(({ id }) => !unseen.deleted.has(id)) };
}
