import { MOST_MARKED } from '@rules/selection-limits.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { ONLY_COPY_MS, showToast } from '../../components/toast/toast-store';
import { useDoubleUpsAmongLazyQuery, type DoubleUpsAmongQuery } from '../../generated/graphql';
import { causeText } from '../../lib/error-message';
import { MarkSelectedForm } from './mark-selected-form';

/** Marks the selected submissions as duplicates of one of them. */
export function MarkSelectedButton({ submissionIds }: { submissionIds: readonly string[] }) {
  const [ask] = useDoubleUpsAmongLazyQuery({ fetchPolicy: 'no-cache' });
  const [loading, setLoading] = useState(false);
  const [among, setAmong] = useState<DoubleUpsAmongQuery['doubleUpsAmong']>();
  const open = async () => {
    if (submissionIds.length < 2 || submissionIds.length > MOST_MARKED) {
      showToast(
        'warning',
        t('Choose 2 to {mostMarked} submissions to mark them as duplicates.', { mostMarked: MOST_MARKED }),
        ONLY_COPY_MS,
      );
      return;
    }
    setLoading(true);
    const variables = { submissionIds: [...submissionIds] };
    const { data, error } = await ask({ variables }).finally(() => setLoading(false));
    if (!data)
      showToast(
        'error',
        t('The possible duplicates among these could not be loaded. {causeText}', {
          causeText: causeText(error),
        }),
        ONLY_COPY_MS,
      );
    else if (data.doubleUpsAmong.pairs.length === 0)
      showToast(
        'warning',
        t(
          'The last search for duplicates found nothing that two of these have in common. Only what it found can be marked.',
        ),
        ONLY_COPY_MS,
      );
    else setAmong(data.doubleUpsAmong);
  };
  return (
    <>
      <Button size="small" pending={loading} onClick={() => void open()}>
        {t('Mark as duplicates…')}
      </Button>
      {among && <MarkSelectedForm among={among} onClose={() => setAmong(undefined)} />}
    </>
  );
}
