import { checkedTrade, checkTradeRow, isBlankTrade, isKeptOpening, TRADE_FIELDS } from '@rules/trade-row.js';
import { getIn, setIn } from 'formik';
import type { Difference } from '../../components/form/conflict-panel';
import { claimValueWords } from '../../domain/claim/claim-choices';
import { compareEdits, TRADES } from '../../domain/edit/compare-edits';
import type { EditBase, EditKind } from '../../domain/edit/edit-kind';
import type { ComparedRow } from '../../lib/list-diff';
import { describeTrade } from '../../domain/trade/trade-words';
import type { ClaimToEditFragment } from '../../generated/graphql';
import { answersOnly, valuesOf, type ClaimFormValues } from './claim-values';
import { formLabels } from './form-labels';

/** A claim as it was when an edit of it began: what the server compares, and what the fields held. */
export interface ClaimBase extends EditBase<ClaimFormValues> {
  tradeVersion: number;
}

/** What is kept of a half-made edit: the answers, and the claim that they were typed over. */
export interface EditDraft {
  claim: ClaimFormValues;
  base: ClaimBase;
}

const comparedClaim = {
  labels: { ...formLabels, [TRADES]: 'Trades' },
  rowsOf: comparedTrades,
  wordsOf: claimValueWords,
};

/** A claim of the server as the base of an edit. */
function baseOf(submission: ClaimToEditFragment): ClaimBase {
  const { version, tradeVersion } = submission;
  return { version, tradeVersion, values: valuesOf(submission) };
}

/** True when nobody has saved the claim since. */
function isSameVersion(one: ClaimBase, other: ClaimBase): boolean {
  return one.version === other.version && one.tradeVersion === other.tradeVersion;
}

/**
 * What others changed between `base` and `now` that the form does not say too, and where that meets what was typed,
 * in the order of the form.
 */
export function differencesOf(base: ClaimBase, now: ClaimBase, mine: ClaimFormValues): Difference[] {
  return compareEdits(comparedClaim, base, now, mine);
}

/**
 * Brings two edits together: what only one side changed stays changed; where both changed the same field, `prefer`
 * decides. Nothing else of what was typed is touched.
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

/** A trade that is no longer there under its id is sent as a new one. */
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
      const isFit = Object.keys(checkTradeRow(row)).length === 0 || isKeptOpening(row);
      const trade = isFit ? checkedTrade(row) : undefined;
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
  toDraft: (claim, base) => ({ claim, base }),
  fromDraft: ({ claim, base }) => ({
    values: answersOnly(claim),
    base: { ...base, values: answersOnly(base.values) },
  }),
};
