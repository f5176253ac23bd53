import { MOST_SELECTED } from '@rules/selection-limits.js';
import { useState } from 'react';
import { ONLY_COPY_MS, showToast } from '../../components/toast/toast-store';
import {
  useSubmissionSelectionLazyQuery,
  type SubmissionFilter,
  type SubmissionSort,
} from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { causeText } from '../../lib/error-message';
import type { Selection } from './use-selection';

/** All submissions of the filtered list, of every page, for the selection. */
export interface SelectAll {
  /** What a press does, in words; undefined while the number is unknown, and when that many are selected. */
  label: string | undefined;
  loading: boolean;
  run: () => Promise<void>;
}

/** 'Select all 120 submissions of this list', or the first ones of a longer list. */
function labelOf(total: number): string {
  return total > MOST_SELECTED
    ? `Select the first ${formatCount(MOST_SELECTED)} of ${formatCount(total)}`
    : `Select all ${formatCount(total)} of this list`;
}

/** Selects all submissions of the list, up to the limit of a selection, in the list's order (LIST-21). */
export function useSelectAll(
  selection: Selection,
  filter: SubmissionFilter,
  sort: SubmissionSort,
  total: number | undefined,
): SelectAll {
  const [ask] = useSubmissionSelectionLazyQuery({ fetchPolicy: 'no-cache' });
  const [loading, setLoading] = useState(false);
  const run = async () => {
    setLoading(true);
    const { data, error } = await ask({ variables: { filter, sort } }).finally(() => setLoading(false));
    if (!data) {
      showToast('error', `The list could not be selected. ${causeText(error)}`, ONLY_COPY_MS);
      return;
    }
    const { submissions, more } = data.submissionSelection;
    selection.add(submissions);
    if (more)
      showToast(
        'warning',
        `The list has more than ${formatCount(MOST_SELECTED)} submissions. The first ${formatCount(MOST_SELECTED)} are selected.`,
        ONLY_COPY_MS,
      );
  };
  const left = total !== undefined && selection.rows.length < Math.min(total, MOST_SELECTED);
  return { label: left ? labelOf(total) : undefined, loading, run };
}
