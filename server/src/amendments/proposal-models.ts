import { claimLabel } from '../rules/claim-field-labels.js';
import type { ProposedChanges } from '../rules/proposed-change.js';
import type { TradeTexts } from '../rules/trade-row.js';
import { isRestrictedPath } from '../submissions/submission-fields.js';
import { TransactionType } from '../trades/trade.entity.js';
import type { AmendmentProposal } from './amendment-proposal.entity.js';
import { ProposalState } from './amendment-states.js';
import type { ProposedChange, ProposedTrade } from './amendment.model.js';
import type { ClaimNow } from './claim-now.js';
import { isOutdated } from './proposed-changes.js';

/** How somebody sees a proposal. */
interface ProposalReader {
  /** Returns how the reader sees a restricted value. */
  restricted: (value: string) => string;
  namesAdministrators: boolean;
}

const DECIDED = [ProposalState.ACCEPTED, ProposalState.DECLINED];

/**
 * A proposal compared with the current claim. A decided one can no longer become outdated.
 */
export function proposalModel(
  { id, state, reason, decidedAt, decidedBy }: AmendmentProposal,
  changes: ProposedChanges,
  now: ClaimNow,
  { restricted, namesAdministrators }: ProposalReader,
): ProposedChange {
  return {
    id,
    state,
    reason,
    decidedAt,
    decidedBy: namesAdministrators && DECIDED.includes(state) ? (decidedBy?.name ?? null) : null,
    outdated: state === ProposalState.PROPOSED && isOutdated(changes, now),
    fields: changes.fields.map(({ path, before, proposed }) => {
      const shown = isRestrictedPath(path) ? restricted : (value: string) => value;
      return {
        path,
        label: claimLabel(path),
        before: shown(before),
        proposed: shown(proposed),
        current: shown(now.values[path] ?? ''),
      };
    }),
    tradesAdded: changes.addTrades.map(tradeModel),
    tradesRemoved: changes.removeTrades.map(tradeModel),
  };
}

function tradeModel(trade: TradeTexts): ProposedTrade {
  const { tradeDate, quantity, pricePerShare, totalAmount } = trade;
  const transactionType = TransactionType[trade.transactionType as TransactionType];
  return { transactionType, tradeDate, quantity, pricePerShare, totalAmount };
}
