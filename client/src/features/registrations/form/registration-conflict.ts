import { getIn, setIn } from 'formik';
import type { RegistrationAnswersFragment } from '../../../generated/graphql';
import type { Difference } from '../../../components/form/conflict-panel';
import { formatQuantity } from '../../../lib/amounts';
import { listDiff, type ComparedRow } from '../../../lib/list-diff';
import { REGISTRATION_LABELS } from '../registration-labels';
import { answerInWords } from '../registration-words';
import { describeRegistrationTrade } from '../trade-columns';
import { formValuesOf, type RegistrationFormValues } from './registration-form-values';

/** A registration as it was when an edit of it began. */
export interface RegistrationBase {
  version: number;
  values: RegistrationFormValues;
}

const TRADES = 'tradeDetails.tradeData';

/** A registration of the server as the base of an edit. */
export function baseOf({ version, data }: RegistrationAnswersFragment): RegistrationBase {
  return { version, values: formValuesOf(data) };
}

/** What others changed between `base` and `now`, and where that meets what was typed, in the order of the form. */
export function differencesOf(
  base: RegistrationBase,
  now: RegistrationBase,
  mine: RegistrationFormValues,
): Difference[] {
  return Object.entries(REGISTRATION_LABELS).flatMap(([path, label]) => {
    const [before, theirs, typed] = [base.values, now.values, mine].map((values) => sameness(values, path));
    if (before === theirs) return [];
    const meets = typed !== before && typed !== theirs;
    return [
      {
        path,
        label,
        before: wordsAt(base.values, path),
        now: wordsAt(now.values, path),
        ...(meets && { mine: wordsAt(mine, path) }),
        ...(path === TRADES && { rows: rowDifferences(base.values, now.values, meets ? mine : undefined) }),
      },
    ];
  });
}

/** Brings two edits together: what only one side changed stays changed; where both did, `prefer` decides. */
export function mergeEdits(
  base: RegistrationBase,
  now: RegistrationBase,
  mine: RegistrationFormValues,
  prefer: 'mine' | 'theirs',
): RegistrationFormValues {
  return differencesOf(base, now, mine)
    .filter(({ mine: typed }) => typed === undefined || prefer === 'theirs')
    .reduce(
      (merged, { path }) => setIn(merged, path, getIn(now.values, path)) as RegistrationFormValues,
      mine,
    );
}

/** Which trades they changed since the edit began, and which the person of the form did; here trades have no ids. */
function rowDifferences(
  before: RegistrationFormValues,
  theirs: RegistrationFormValues,
  mine: RegistrationFormValues | undefined,
) {
  const began = comparedTrades(before);
  return {
    theirs: listDiff(began, comparedTrades(theirs)),
    ...(mine && { mine: listDiff(began, comparedTrades(mine)) }),
  };
}

function comparedTrades({ tradeDetails }: RegistrationFormValues): ComparedRow[] {
  return tradeDetails.tradeData.map(({ key: _, ...trade }) => ({
    sameness: JSON.stringify(Object.values(trade)),
    words: describeRegistrationTrade(trade),
  }));
}

function sameness(values: RegistrationFormValues, path: string): string {
  if (path !== TRADES) return String(getIn(values, path) ?? '');
  return comparedTrades(values)
    .map((row) => row.sameness)
    .sort()
    .join();
}

function wordsAt(values: RegistrationFormValues, path: string): string {
  if (path === TRADES) return formatQuantity(values.tradeDetails.tradeData.length, 'trade', 'trades');
  return answerInWords(path, String(getIn(values, path) ?? ''));
}
