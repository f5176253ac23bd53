import { getIn, setIn } from 'formik';
import type { RegistrationAnswersFragment } from '../../../generated/graphql';
import type { Difference } from '../../../components/form/conflict-panel';
import { compareEdits } from '../../../domain/edit/compare-edits';
import type { EditBase, EditKind } from '../../../domain/edit/edit-kind';
import type { ComparedRow } from '../../../lib/list-diff';
import { REGISTRATION_LABELS } from '../registration-labels';
import { answerText } from '../registration-text';
import { describeRegistrationTrade } from '../trade-columns';
import { formValuesOf, type RegistrationFormValues } from './registration-form-values';

/** A registration as it was when an edit of it began. */
export type RegistrationBase = EditBase<RegistrationFormValues>;

/** The draft of an edit: the answers, and the registration that they are based on. */
export interface RegistrationEditDraft {
  values: RegistrationFormValues;
  base: RegistrationBase;
}

const comparedRegistration = {
  labels: REGISTRATION_LABELS,
  rowsOf: comparedTrades,
  wordsOf: answerText,
  showsAgreed: true,
};

/** Converts a registration from the server to the base of an edit. */
function baseOf({ version, data }: RegistrationAnswersFragment): RegistrationBase {
  return { version, values: formValuesOf(data) };
}

/**
 * The changes of other users between `base` and `now`, and which of them conflict with what was typed, in the order of
 * the form.
 */
export function differencesOf(
  base: RegistrationBase,
  now: RegistrationBase,
  mine: RegistrationFormValues,
): Difference[] {
  return compareEdits(comparedRegistration, base, now, mine);
}

/** Merges two edits: a value changed by one side only keeps the change; when both changed it, `prefer` decides. */
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

/** Trades of registrations have no ids. */
function comparedTrades({ tradeDetails }: RegistrationFormValues): ComparedRow[] {
  return tradeDetails.tradeData.map(({ key: _, ...trade }) => ({
    sameness: JSON.stringify(Object.values(trade)),
    words: describeRegistrationTrade(trade),
  }));
}

/** How an older registration is edited. */
export const registrationEdits: EditKind<
  RegistrationAnswersFragment,
  RegistrationFormValues,
  RegistrationBase,
  RegistrationEditDraft
> = {
  form: 'REGISTRATION_EDIT',
  baseOf,
  isSameVersion: (one, other) => one.version === other.version,
  differencesOf,
  toDraft: (values, base) => ({ values, base }),
  fromDraft: ({ values, base }) => ({
    values: formValuesOf(values),
    base: { version: base.version, values: formValuesOf(base.values) },
  }),
};
