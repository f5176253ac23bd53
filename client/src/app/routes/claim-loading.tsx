import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { SkeletonBar, SkeletonLines } from '../../components/feedback/skeleton';
import { ContentsSkeleton } from '../../components/page/contents-layout';
import { Muted } from '../../components/page/layout';
import { useDelayed } from '../../lib/use-delayed';

/** As high as the office's header with its open points, and a member's with the stages of the claim. */
const Head = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4' },
  variants: { isOffice: { true: { minHeight: '15rem' }, false: { minHeight: '22rem' } } },
});
const Title = chakra('div', { base: { height: '8', display: 'flex', alignItems: 'center', width: '60%' } });

/**
 * A claim while it loads, in the columns and cards in which it will be, so that going from claim to claim moves nothing
 * but the words (UX-29).
 */
export function ClaimLoading({ isOffice }: { isOffice: boolean }) {
  const isSlow = useDelayed(true);
  return (
    <div aria-busy>
      <Head isOffice={isOffice}>
        <Muted role="status">{t('Loading...')}</Muted>
        <Title>{isSlow && <SkeletonBar />}</Title>
        <SkeletonLines count={4} />
      </Head>
      <ContentsSkeleton parts={2} hasRail={isOffice} />
    </div>
  );
}
