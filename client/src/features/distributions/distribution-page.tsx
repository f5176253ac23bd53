import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Definition, DefinitionList } from '../../components/page/definition-list';
import { SectionTitle, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { paths } from '../../domain/paths';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import type { DistributionDetailsFragment } from '../../generated/graphql';
import { formatMomentAt } from '../../lib/dates';
import { DistributionComparison } from './distribution-comparison';
import { DistributionFund } from './distribution-fund';
import { DistributionNext } from './distribution-next';
import { DistributionResults } from './distribution-results';
import { DistributionUnavailable } from './distribution-unavailable';
import { planText } from './plan-text';
import { planValues } from './plan-values';
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
            <DistributionNext distribution={distribution} />
            {distribution.figures && (
              <DistributionResults id={distribution.id} figures={distribution.figures} />
            )}
            {distribution.figures && distribution.copyOfId !== null && (
              <DistributionComparison
                id={distribution.copyOfId}
                number={distribution.copyOfNumber ?? 0}
                otherId={distribution.id}
              />
            )}
            <DistributionFund distribution={distribution} />
            <Facts distribution={distribution} timeZone={scheme.timeZone} />
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

interface FactsProps {
  distribution: DistributionDetailsFragment;
  timeZone: string;
}

function Facts({ distribution, timeZone }: FactsProps) {
  const { runId, runNumber, copyOfId, copyOfNumber, maker, createdAt, computedAt } = distribution;
  return (
    <section aria-labelledby="facts">
      <Stack>
        <SectionTitle id="facts">{t('About this distribution')}</SectionTitle>
        <DefinitionList>
          <Definition label={t('Assessment')}>
            <TextLink to={paths.assessment(runId)}>{t('Run {number}', { number: runNumber })}</TextLink>
          </Definition>
          <Definition label={t('Rules')}>
            {distribution.departs
              ? t('Others than those of the run: {rules}', { rules: planText(planValues(distribution.plan)) })
              : planText(planValues(distribution.plan))}
          </Definition>
          {copyOfId !== null && (
            <Definition label={t('Copy of')}>
              <TextLink to={paths.distribution(copyOfId)}>
                {t('Distribution {number}', { number: copyOfNumber ?? 0 })}
              </TextLink>
            </Definition>
          )}
          <Definition label={t('Made by')}>
            {t('{person} on {at}', { person: maker, at: formatMomentAt(createdAt, timeZone) })}
          </Definition>
          {computedAt && (
            <Definition label={t('Computed')}>{formatMomentAt(computedAt, timeZone)}</Definition>
          )}
        </DefinitionList>
      </Stack>
    </section>
  );
}
