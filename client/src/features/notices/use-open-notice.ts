import { useAssessmentNoticeAddressLazyQuery } from '../../generated/graphql';
import { openInTab } from './open-in-tab';

/**
 * Opens a claim's assessment notice in a new tab. The address is asked for at the click: a notice that the portal
 * keeps is reached by a link that works once and for a minute.
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
