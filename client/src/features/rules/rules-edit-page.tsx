import { useParams } from 'react-router';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Page } from '../../components/page/page';
import { Trans } from '../../components/text/trans';
import { paths } from '../../domain/paths';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useRulesVersionQuery } from '../../generated/graphql';
import { RulesForm } from './rules-form';
import { RulesUnavailable } from './rules-unavailable';
import { rulesValues } from './rules-values';
import { versionNumber } from './version-number';

/** The page on which the author edits a draft of the rules (RULES-11). */
export function RulesEditPage() {
  const number = versionNumber(useParams()['number']);
  const { data, error, refetch } = useRulesVersionQuery({
    variables: { number },
    fetchPolicy: 'network-only',
  });
  const rules = data?.rulesVersion;
  return (
    <Page width="claim">
      {!rules && error ? (
        <RulesUnavailable number={number} error={error} onRetry={() => void refetch()} />
      ) : !rules ? (
        <SkeletonLines count={12} />
      ) : (
        <>
          <PageHeading above={ABOVE.rulesVersion} here={t('Draft {number}', { number })}>
            {t('Rules, draft {number}', { number })}
          </PageHeading>
          {rules.mayEdit ? (
            <RulesForm initialValues={rulesValues(rules)} draft={rules} />
          ) : (
            <ErrorState message={t('This version cannot be changed by you.')}>
              <Trans
                id="A draft is changed by its author, an approved version by nobody. <0>Make a new version from it</0> instead."
                parts={[(text) => <TextLink to={paths.rulesNew(number)}>{text}</TextLink>]}
              />
            </ErrorState>
          )}
        </>
      )}
    </Page>
  );
}
