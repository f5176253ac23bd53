import { t } from '@rules/text.js';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Muted, Stack } from '../../components/page/layout';

/** The loading state of a claim. */
export function SubmissionLoading() {
  return (
    <Stack gap="wide" aria-busy>
      <Muted role="status">{t('Loading...')}</Muted>
      <SkeletonLines count={12} />
    </Stack>
  );
}
