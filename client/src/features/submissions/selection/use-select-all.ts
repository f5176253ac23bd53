import { MOST_SELECTED } from '@rules/selection-limits.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { ONLY_COPY_MS, showToast } from '../../../components/toast/toast-store';
import {
  useSubmissionSelectionLazyQuery,
  type SubmissionFilter,
  type SubmissionSort,
} from '../../../generated/graphql';
import { causeText } from '../../../lib/error-message';
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
    ? t('Select the first {mostSelected, number} of {total, number}', { mostSelected: MOST_SELECTED, total })
    : t('Select all {total, number} of this list', { total });
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
      showToast(
        'error',
        t('The list could not be selected. {causeText}', { causeText: causeText(error) }),
        ONLY_COPY_MS,
      );
      return;
    }
    const { submissions, more } = data.submissionSelection;
    selection.add(submissions);
    if (more)
      showToast(
        'warning',
        t(
          'The list has more than {mostSelected, number} submissions. The first {mostSelected, number} are selected.',
          { mostSelected: MOST_SELECTED },
        ),
        ONLY_COPY_MS,
      );
  };
  const left = total !== undefined && selection.rows.length < Math.min(total, MOST_SELECTED);
  return { label: left ? labelOf(total) : undefined, loading, run };
}
