import { useSearchParams } from 'react-router';
import { t } from '@rules/text.js';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useRulesVersionQuery } from '../../generated/graphql';
import { NO_RULES, rulesValues } from './rules-values';
import { RulesForm } from './rules-form';
import { RulesUnavailable } from './rules-unavailable';
import { versionNumber } from './version-number';

/** The page of a new version of the rules, empty or copied from another (RULES-13). */
export function RulesNewPage() {
  const [search] = useSearchParams();
  const given = search.get('from');
  const from = versionNumber(given);
  const { data, error, refetch } = useRulesVersionQuery({
    variables: { number: from },
    skip: given === null,
  });
  return (
    <Page width="claim">
      {error ? (
        <RulesUnavailable number={from} error={error} onRetry={() => void refetch()} />
      ) : given === null || data ? (
        <>
          <PageHeading
            above={ABOVE.rulesVersion}
            lead={data ? t('Begun from version {from}.', { from }) : undefined}
          >
            {t('New version of the rules')}
          </PageHeading>
          <RulesForm initialValues={data ? { ...rulesValues(data.rulesVersion), basis: '' } : NO_RULES} />
        </>
      ) : (
        <SkeletonLines count={12} />
      )}
    </Page>
  );
}
