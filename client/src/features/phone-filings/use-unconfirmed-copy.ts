import { usePhoneFilingQuery } from '../../generated/graphql';
import type { Asked } from '../../lib/asked';

/** Whether a copy of a claim filed by telephone was sent, and neither confirmed nor disputed yet (PHONE-13). */
export function useUnconfirmedCopy(submissionId: string): Asked<boolean> {
  const { data, error } = usePhoneFilingQuery({ variables: { submissionId } });
  if (!data) return error ? 'failed' : 'loading';
  const filing = data.phoneFiling;
  return Boolean(filing?.copiedAt && !filing.confirmedAt && !filing.disputedAt);
}
