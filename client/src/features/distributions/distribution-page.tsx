import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { DistributionComparison } from './distribution-comparison';
import { DistributionFacts } from './distribution-facts';
import { DistributionFund } from './distribution-fund';
import { DistributionNext } from './distribution-next';
import { DistributionResults } from './distribution-results';
import { DistributionUnavailable } from './distribution-unavailable';
import { FrozenDistribution } from './frozen-distribution';
import { MoneyLeft } from './money-left';
import { TaxReport } from './tax-report';
import { useDistribution } from './use-distribution';

/** One distribution: where it stands, the fund, and what each claim gets of it (DIST-7). */
export function DistributionPage() {
  const { distributionId = '' } = useParams();
  const { scheme } = useScheme();
  const { distribution, error, refetch } = useDistribution(distributionId);
  return (
    <Page width="claim">
      {distribution && scheme ? (
        <>
          <PageHeading
            above={ABOVE.distribution}
            here={t('Distribution {number}', { number: distribution.number })}
            actions={
              distribution.figures && (
                <TextLink to={paths.distributionLines(distribution.id)}>{t('All lines')}</TextLink>
              )
            }
          >
            {t('Distribution {number}: {name}', { number: distribution.number, name: distribution.name })}
          </PageHeading>
          <Stack gap="open">
            {distribution.seal === null ? (
              <DistributionNext distribution={distribution} />
            ) : (
              <FrozenDistribution distribution={distribution} />
            )}
            {distribution.figures && (
              <DistributionResults
                id={distribution.id}
                figures={distribution.figures}
                belowTax={
                  distribution.state === 'PUBLISHED' && (
                    <TaxReport id={distribution.id} number={distribution.number} />
                  )
                }
              />
            )}
            {distribution.figures && distribution.copyOfId !== null && (
              <DistributionComparison
                id={distribution.copyOfId}
                number={distribution.copyOfNumber ?? 0}
                copy={distribution}
              />
            )}
            {distribution.state === 'PUBLISHED' && (
              <MoneyLeft id={distribution.id} number={distribution.number} />
            )}
            <DistributionFund distribution={distribution} />
            <DistributionFacts distribution={distribution} timeZone={scheme.timeZone} />
          </Stack>
        </>
      ) : error ? (
        <DistributionUnavailable error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={12} />
      )}
    </Page>
  );
}
