import { t } from '@rules/text.js';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { ErrorState } from '../../../components/feedback/states';
import { SectionTitle, Stack } from '../../../components/page/layout';
import { useClaimObjectionsQuery, type SchemeQuery } from '../../../generated/graphql';
import { useScrollToHash } from '../../../lib/use-scroll-to-hash';
import { ObjectionCards } from './objection-cards';

interface ObjectionsOfRemovedProps {
  submissionId: string;
  scheme: SchemeQuery['scheme'];
}

/** What was raised against the assessment of a claim that was removed since; nothing where there is nothing (NOTICE-21). */
export function ObjectionsOfRemoved({ submissionId, scheme }: ObjectionsOfRemovedProps) {
  const { data, error, refetch } = useClaimObjectionsQuery({ variables: { submissionId } });
  const objections = data?.myObjection?.objections ?? [];
  useScrollToHash(data !== undefined);
  if (!data && !error) return <SkeletonLines count={3} />;
  if (data && objections.length === 0) return null;
  return (
    <section aria-labelledby="objecting">
      <Stack>
        <SectionTitle id="objecting">{t('Objections')}</SectionTitle>
        {data ? (
          <ObjectionCards
            objections={objections}
            currency={scheme.currency}
            timeZone={scheme.timeZone}
            comparable={false}
          />
        ) : (
          <ErrorState
            message={t('Your objections could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </section>
  );
}
