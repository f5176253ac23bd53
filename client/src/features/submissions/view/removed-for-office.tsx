import { t } from '@rules/text.js';
import { Anchor } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { requestText } from './office-points';
import type { PageFacts } from './open-points';

/** That a claim was removed, for the office, and whether its member waits for an answer. */
export function RemovedForOffice({ facts }: { facts: Pick<PageFacts, 'requests'> }) {
  return (
    <Notice tone="plain" title={t('This claim has been removed')}>
      <Anchor href="#amendments">{t('See the reason under Requested Amendments.')}</Anchor>
      {requestText(facts) && (
        <p>
          <Anchor href="#amendments">{requestText(facts)}</Anchor>
        </p>
      )}
    </Notice>
  );
}
