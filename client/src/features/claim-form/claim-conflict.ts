import { checkedTrade, checkTradeRow, isBlankTrade, isKeptOpening, TRADE_FIELDS } from '@rules/trade-row.js';
import { getIn, setIn } from 'formik';
import type { Difference } from '../../components/form/conflict-panel';
import { formatQuantity } from '../../lib/amounts';
import { claimValueWords } from '../../domain/claim/claim-choices';
import { listDiff, type ComparedRow } from '../../lib/list-diff';
import { describeTrade } from '../../domain/trade/trade-words';
import type { ClaimToEditFragment } from '../../generated/graphql';
import { valuesOf, type ClaimFormValues } from './claim-values';
import { formLabels } from './form-labels';

/** A claim as it was when an edit of it began: what the server compares, and what the fields held. */
export interface ClaimBase {
  version: number;
  tradeVersion: number;
  values: ClaimFormValues;
}

const TRADES = 'tradeDetails.tradeData';
const textPaths = Object.keys(formLabels);

/** A claim of the server as the base of an edit. */
export function baseOf(submission: ClaimToEditFragment): ClaimBase {
  const { version, tradeVersion } = submission;
  return { version, tradeVersion, values: valuesOf(submission) };
}

/** True when nobody has saved the claim since. */
export function isSameVersion(one: ClaimBase, other: ClaimBase): boolean {
  return one.version === other.version && one.tradeVersion === other.tradeVersion;
}

/**
 * What others changed between `base` and `now` that the form does not say too, and where that meets what was typed,
 * in the order of the form.
 */
export function differencesOf(base: ClaimBase, now: ClaimBase, mine: ClaimFormValues): Difference[] {
  return [...textPaths, TRADES].flatMap((path) => {
    const [before, theirs, typed] = [base.values, now.values, mine].map((values) => sameness(values, path));
    if (before === theirs || typed === theirs) return [];
    const meets = typed !== before;
    return [
      {
        path,
        label: formLabels[path] ?? 'Trades',
        before: wordsAt(base.values, path),
        now: wordsAt(now.values, path),
        ...(meets && { mine: wordsAt(mine, path) }),
        ...(path === TRADES && { rows: rowDifferences(base.values, now.values, meets ? mine : undefined) }),
      },
    ];
  });
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

/** Which trades they changed since the edit began, and which the person of the form did. */
function rowDifferences(before: ClaimFormValues, theirs: ClaimFormValues, mine: ClaimFormValues | undefined) {
  const [began, now, typed] = [before, theirs, mine].map((values) => comparedTrades(values));
  return { theirs: listDiff(began!, now!), ...(mine && { mine: listDiff(began!, typed!) }) };
}

function comparedTrades(values: ClaimFormValues | undefined): ComparedRow[] {
  return (values?.tradeDetails.tradeData ?? [])
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

/** A text that is the same for values that mean the same. */
function sameness(values: ClaimFormValues, path: string): string {
  if (path !== TRADES) return String(getIn(values, path) ?? '').trim();
  return comparedTrades(values)
    .map((row) => row.sameness)
    .sort()
    .join();
}

function wordsAt(values: ClaimFormValues, path: string): string {
  if (path === TRADES) return formatQuantity(comparedTrades(values).length, 'trade', 'trades');
  return claimValueWords(path, String(getIn(values, path) ?? ''));
}
