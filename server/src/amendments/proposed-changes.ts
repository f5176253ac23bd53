import type { FieldMessages } from '../common/errors.js';
import { BadInput } from '../common/errors.js';
import { checkProposal, type ProposedChanges, type ProposedTexts } from '../rules/proposed-change.js';
import type { TradeTexts } from '../rules/trade-row.js';
import { encrypt, decrypt } from '../encryption/envelope.js';
import type { KeyRing } from '../encryption/key-ring.js';
import { type Trade, TransactionType } from '../trades/trade.entity.js';
import type { ClaimNow } from './claim-now.js';

const ownerOf = (proposalId: string) => `amendment_proposals:${proposalId}`;

export function encryptChanges(ring: KeyRing, proposalId: string, changes: ProposedChanges): Buffer {
  return encrypt(ring, ownerOf(proposalId), changes);
}

/** @throws DecryptionError */
export function decryptChanges(ring: KeyRing, proposalId: string, sealed: Buffer): ProposedChanges {
  return decrypt(ring, ownerOf(proposalId), sealed) as ProposedChanges;
}

/**
 * Validates a proposal and returns it as it is stored. OPEN rows are hidden from everybody, so nobody can propose to
 * remove one.
 * @throws BadInput with the errors by their path in the request (`proposal.fields.0.value`)
 */
export function checkedChanges(proposed: ProposedTexts, { values, trades }: ClaimNow): ProposedChanges {
  const shown = [...trades.values()].filter(
    ({ transactionType }) => transactionType !== TransactionType.OPEN,
  );
  const { errors, changes } = checkProposal(proposed, {
    values,
    trades: new Map(shown.map((trade) => [trade.id, textsOf(trade)])),
  });
  const [first] = Object.values(errors);
  if (first) throw new BadInput(`${first}.`, inProposal(errors));
  return changes;
}

/**
 * Whether the claim has changed so that the proposal no longer fits: a field has neither its earlier nor its proposed
 * value, or a trade to remove is gone.
 */
export function isOutdated({ fields, removeTrades }: ProposedChanges, { values, trades }: ClaimNow): boolean {
  return (
    fields.some(({ path, before, proposed }) => values[path] !== before && values[path] !== proposed) ||
    removeTrades.some(({ id }) => !trades.has(id))
  );
}

const inProposal = (errors: FieldMessages): FieldMessages =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [`proposal.${path}`, error]));

const textsOf = (trade: Trade): TradeTexts => ({
  transactionType: trade.transactionType,
  tradeDate: trade.tradeDate,
  quantity: trade.quantity,
  pricePerShare: trade.pricePerShare.toFixed(),
  totalAmount: trade.totalAmount.toFixed(),
});
