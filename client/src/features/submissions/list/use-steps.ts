import { useState } from 'react';
import type { SubmissionListQuery, SubmissionListQueryVariables } from '../../../generated/graphql';
import { usePageParam } from '../../../lib/use-page-param';

type Listed = SubmissionListQuery['submissions']['submissions'];
type List = Pick<SubmissionListQueryVariables, 'filter' | 'sort'>;
type Step = Pick<SubmissionListQueryVariables, 'page' | 'after' | 'before'>;

interface Steps {
  /**
   * The query variables: a page reached by a step is identified by the claim before or after it, others by their
   * number alone.
   */
  variables: SubmissionListQueryVariables;
  /** Goes to a page, from the displayed rows. */
  goTo: (page: number, from: Listed | undefined) => void;
}

/**
 * The page in the URL. A step to the next or previous page names the claim it starts from, since the server would have
 * to count rows otherwise.
 */
export function useSteps(list: List): Steps {
  const [page, goToPage] = usePageParam();
  const [step, setStep] = useState<Step & { of: string }>();
  const of = JSON.stringify(list);
  const isStep = step?.page === page && step.of === of;
  return {
    variables: { ...list, page, ...(isStep && { after: step.after, before: step.before }) },
    goTo: (next, from) => {
      const after = next === page + 1 ? from?.at(-1)?.id : undefined;
      const before = next === page - 1 && next > 1 ? from?.[0]?.id : undefined;
      setStep({ page: next, after, before, of });
      goToPage(next);
    },
  };
}
