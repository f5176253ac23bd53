import { checkProposal } from '@rules/proposed-change.js';
import { t } from '@rules/text.js';
import { checkTradeRows, type TradeRow } from '@rules/trade-row.js';
import { bankValue, isBankPath, type BankValue } from '../../domain/bank-change/bank-values';
import type { ClaimDataFragment } from '../../generated/graphql';
import type { TypedAmount } from '../../domain/draft/typed-amount';
import { claimFields, type ByPath } from './claim-fields';
import type { Diff } from './proposed-parts';

/** A proposed change while it is being edited. */
export interface ProposalDraft {
  changes: ByPath;
  addTrades: TradeRow[];
  removeTradeIds: string[];
}

/** What a user has typed for one request. */
export interface AmendmentDraft {
  message: string;
  /** Absent while no change is proposed. */
  proposal?: ProposalDraft;
  /** The one discarded last, which can be brought back until the request is sent. */
  dropped?: ProposalDraft;
}

export const emptyDraft: AmendmentDraft = { message: '' };
export const emptyProposal: ProposalDraft = { changes: {}, addTrades: [], removeTradeIds: [] };

/** A draft of an earlier visit, whatever its shape: unknown parts are left out. */
export function readDraft(values: Partial<AmendmentDraft> | undefined): AmendmentDraft {
  const message = typeof values?.message === 'string' ? values.message : '';
  const read = (proposal: ProposalDraft | undefined) => proposal && { ...emptyProposal, ...proposal };
  return { message, proposal: read(values?.proposal), dropped: read(values?.dropped) };
}

/** The size of a proposed change: the values that it sets, and the transactions that it adds or removes. */
export function proposalAmount({ changes, addTrades, removeTradeIds }: ProposalDraft): TypedAmount {
  return { answers: Object.keys(changes).length, trades: addTrades.length + removeTradeIds.length };
}

/** How much a user has typed for a request; the draft may have any shape. */
export function draftAmount(values: Partial<AmendmentDraft>): TypedAmount {
  const { message, proposal } = readDraft(values);
  const { answers, trades } = proposalAmount(proposal ?? emptyProposal);
  return { answers: answers + (message.trim() === '' ? 0 : 1), trades };
}

/** The errors of a proposed change: at a field of the claim, or as a general message. */
export interface ProposalErrors {
  fields: ByPath;
  general?: string;
}

/** Maps errors with paths of the request (`fields.0.value`) to the fields of the claim. */
export function errorsByField(errors: ByPath, paths: readonly string[]): ProposalErrors {
  const fields: Record<string, string> = {};
  let general: string | undefined;
  for (const [place, message] of Object.entries(errors)) {
    const path = paths[Number(/^fields\.(\d+)/.exec(place)?.[1] ?? NaN)];
    if (path) fields[path] = message;
    else general ??= message;
  }
  return { fields, general };
}

/** Validates a proposed change by the rules of the server; undefined when it may be sent. */
export function proposalErrors(data: ClaimDataFragment, proposal: ProposalDraft): ProposalErrors | undefined {
  const input = proposalInput(proposal);
  if (checkTradeRows(proposal.addTrades).problemCount > 0) {
    return { fields: {}, general: t('Correct the transactions to add first') };
  }
  const { errors } = checkProposal(input, {
    values: Object.fromEntries(claimFields(data).map(({ path, value }) => [path, value])),
    trades: new Map(data.tradeDetails.tradeData.map((trade) => [trade.id, trade])),
  });
  if (Object.keys(errors).length === 0) return undefined;
  return errorsByField(errors, Object.keys(proposal.changes));
}

/** The API input for a validated change. */
export function proposalInput({ changes, addTrades, removeTradeIds }: ProposalDraft) {
  return {
    fields: Object.entries(changes).map(([path, value]) => ({ path, value: value.trim() })),
    addTrades: [...checkTradeRows(addTrades).trades],
    removeTradeIds,
  };
}

/** The change as the administrator will see it. */
export function draftDiff(data: ClaimDataFragment, proposal: ProposalDraft): Diff {
  const { changes, addTrades, removeTradeIds } = proposal;
  return {
    fields: claimFields(data)
      .filter(({ path }) => path in changes)
      .map(({ path, label, value }) => ({
        path,
        label,
        before: value,
        current: value,
        proposed: (changes[path] ?? '').trim(),
      })),
    tradesAdded: [...checkTradeRows(addTrades).trades],
    tradesRemoved: data.tradeDetails.tradeData.filter(({ id }) => removeTradeIds.includes(id)),
  };
}

/** The bank details that a change sets, for the member to confirm. */
export function changedBank(data: ClaimDataFragment, proposal: ProposalDraft | undefined): BankValue[] {
  if (!proposal) return [];
  return draftDiff(data, proposal)
    .fields.filter(({ path }) => isBankPath(path))
    .map(({ path, before, proposed }) => bankValue(path, before, proposed));
}
