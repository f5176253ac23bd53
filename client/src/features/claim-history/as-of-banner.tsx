import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { Inline } from '../../components/page/layout';
import { formatMoment } from '../../lib/dates';
import { paths } from '../../domain/paths';

const Sticky = chakra('div', { base: { position: 'sticky', top: '0', zIndex: 'sticky', mb: '6' } });

interface AsOfBannerProps {
  submissionId: string;
  at: string;
  timeZone: string;
}

/** Says on the whole page that it displays the claim as of another day. */
export function AsOfBanner({ submissionId, at, timeZone }: AsOfBannerProps) {
  return (
    <Sticky>
      <Notice
        tone="needs"
        title={t('This is the claim as it was on {at}', { at: formatMoment(at, timeZone) })}
      >
        <Inline>
          <span>{t('It may have changed since then. You cannot edit this version.')}</span>
          <TextLink to={paths.claimHistory(submissionId)}>{t('Back to the history')}</TextLink>
          <TextLink to={paths.submissionView(submissionId)}>{t('View the current claim')}</TextLink>
        </Inline>
      </Notice>
    </Sticky>
  );
}
