import { useAssessmentNoticeAddressLazyQuery } from '../../generated/graphql';
import { openInTab } from './open-in-tab';

/**
 * Opens a claim's assessment notice in a new tab. The URL is requested on click: a notice stored in the portal has a
 * single-use link that is valid for a minute.
 */
export function useOpenNotice(submissionId: string) {
  const [ask, { loading }] = useAssessmentNoticeAddressLazyQuery({ fetchPolicy: 'network-only' });
  const open = () =>
    openInTab(async () => {
      const { data, error } = await ask({ variables: { submissionId } });
      return { url: data?.assessmentNotice?.url, error };
    });
  return { open, opening: loading };
}
