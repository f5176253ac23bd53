import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import { t } from '@rules/text.js';
import { Spinner } from '../../components/feedback/spinner';
import { Anchor } from '../../components/actions/text-link';
import { Inline } from '../../components/page/layout';
import { useOpenNotice } from './use-open-notice';

interface AssessmentNoticeLinkProps {
  submissionId: string;
  name: string;
}

/** The link that opens the notice in a new tab; its URL is requested on click. */
export function AssessmentNoticeLink({ submissionId, name }: AssessmentNoticeLinkProps) {
  const { open, opening } = useOpenNotice(submissionId);
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    if (!opening) void open();
  };
  return (
    <Inline>
      <Anchor href="#assessment-notice" onClick={follow} aria-busy={opening || undefined}>
        {name}
        <chakra.span srOnly>{t(' (opens in a new tab)')}</chakra.span>
      </Anchor>
      {opening && <Spinner />}
    </Inline>
  );
}
