import { isBlankTrade, readTradeRow, TRADE_FIELDS, type TradeRow } from '@rules/trade-row.js';
import { getIn, setIn } from 'formik';
import type { Difference } from '../../components/form/conflict-panel';
import { claimValueText } from '../../domain/claim/claim-choices';
import { compareEdits, TRADES } from '../../domain/edit/compare-edits';
import type { EditBase, EditKind } from '../../domain/edit/edit-kind';
import type { ComparedRow } from '../../lib/list-diff';
import { describeTrade } from '../../domain/trade/trade-text';
import type { ClaimToEditFragment } from '../../generated/graphql';
import { answersOnly, valuesOf, type ClaimFormValues } from './claim-values';
import { formLabels } from './form-labels';
import { rowsBefore, tradeChanges, withTradeChanges, type TradeChanges } from './trade-changes';

/** A claim as it was when an edit of it began: the version for the server, and the values of the fields. */
export interface ClaimBase extends EditBase<ClaimFormValues> {
  tradeVersion: number;
}

/** The draft of an edit: the answers, the claim that they are based on, and what was done to its trades. */
export interface EditDraft {
  claim: ClaimFormValues;
  base: ClaimBase;
  /** Absent in an older draft, which has all trades in `claim` and in `base`. */
  trades?: TradeChanges;
}

const comparedClaim = {
  labels: formLabels,
  rowsOf: comparedTrades,
  wordsOf: claimValueText,
};

/** Converts a claim from the server to the base of an edit. */
function baseOf(submission: ClaimToEditFragment): ClaimBase {
  const { version, tradeVersion } = submission;
  return { version, tradeVersion, values: valuesOf(submission) };
}

/** True when the claim was not saved in between. */
function isSameVersion(one: ClaimBase, other: ClaimBase): boolean {
  return one.version === other.version && one.tradeVersion === other.tradeVersion;
}

/**
 * The changes of other users between `base` and `now` that differ from the form, and which of them conflict with what
 * was typed, in the order of the form.
 */
export function differencesOf(base: ClaimBase, now: ClaimBase, mine: ClaimFormValues): Difference[] {
  return compareEdits(comparedClaim, base, now, mine);
}

/**
 * Merges two edits: a value changed by one side only keeps the change; when both changed the same field, `prefer`
 * decides. Nothing else that was typed is changed.
 */
export function mergeEdits(
  base: ClaimBase,
  now: ClaimBase,
  mine: ClaimFormValues,
  prefer: 'mine' | 'theirs',
): ClaimFormValues {
  return differencesOf(base, now, mine).reduce((merged, { path, mine: typed }) => {
    if (typed !== undefined && prefer === 'mine') return path === TRADES ? withKnownIds(merged, now) : merged;
    return setIn(merged, path, getIn(now.values, path)) as ClaimFormValues;
  }, mine);
}

/** A trade whose id no longer exists is sent as a new one. */
function withKnownIds(values: ClaimFormValues, now: ClaimBase): ClaimFormValues {
  const known = new Set(now.values.tradeDetails.tradeData.map(({ id }) => id));
  const rows = values.tradeDetails.tradeData.map((row) =>
    known.has(row.id) ? row : { ...row, id: undefined },
  );
  return setIn(values, TRADES, rows) as ClaimFormValues;
}

function comparedTrades({ tradeDetails }: ClaimFormValues): ComparedRow[] {
  return tradeDetails.tradeData
    .filter((row) => !isBlankTrade(row))
    .map((row) => {
      const { trade } = readTradeRow(row);
      const exact = TRADE_FIELDS.map((field) => (trade ?? row)[field]);
      return {
        id: row.id,
        sameness: JSON.stringify(exact),
        words: trade ? describeTrade(trade) : exact.filter(Boolean).join(' · '),
      };
    });
}

/** How a claim is edited. */
export const claimEdits: EditKind<ClaimToEditFragment, ClaimFormValues, ClaimBase, EditDraft> = {
  form: 'SUBMISSION_EDIT',
  baseOf,
  isSameVersion,
  differencesOf,
  toDraft: (claim, base) => ({
    claim: withRows(claim, []),
    base: { ...base, values: withRows(base.values, []) },
    trades: tradeChanges(base.values.tradeDetails.tradeData, claim.tradeDetails.tradeData),
  }),
  fromDraft: ({ claim, base, trades }, latest) => {
    const values = answersOnly(claim);
    const began = { ...base, values: answersOnly(base.values) };
    if (!trades) return { values, base: began };
    const now = latest.values.tradeDetails.tradeData;
    const rows = base.tradeVersion === latest.tradeVersion ? now : rowsBefore(now, trades);
    return {
      values: withRows(values, withTradeChanges(rows, trades)),
      base: { ...began, values: withRows(began.values, rows) },
    };
  },
};

function withRows(values: ClaimFormValues, tradeData: TradeRow[]): ClaimFormValues {
  return { ...values, tradeDetails: { ...values.tradeDetails, tradeData } };
}
