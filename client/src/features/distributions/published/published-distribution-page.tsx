import { t } from '@rules/text.js';
import { useEffect, useState } from 'react';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { EmptyState, ErrorState } from '../../../components/feedback/states';
import { Stack } from '../../../components/page/layout';
import { Page } from '../../../components/page/page';
import { askText } from '../../../domain/api/query-text';
import { Questions } from '../../../domain/scheme/contact';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { PublishedDistributionText } from '../../../generated/published-distribution';
import type { PublishedDistributionQuery } from '../../../generated/types';
import { dayOf, formatDate } from '../../../lib/dates';
import { PublishedFacts, type Published } from './published-facts';

/** The answer of one try; none while it is awaited. */
interface Answer {
  tries: number;
  published?: Published | null;
  error?: unknown;
}

/** What was published of the distribution, in plain words for anybody (FREEZE-12). */
export function PublishedDistributionPage() {
  const { scheme } = useScheme();
  const [tries, setTries] = useState(0);
  const [given, setGiven] = useState<Answer>();
  useEffect(
    function ask() {
      let isAwaited = true;
      const answer = (value: Omit<Answer, 'tries'>) => isAwaited && setGiven({ tries, ...value });
      askText<PublishedDistributionQuery>(PublishedDistributionText, {}).then(
        ({ publishedDistribution: published }) => answer({ published }),
        (error: unknown) => answer({ error }),
      );
      return () => {
        isAwaited = false;
      };
    },
    [tries],
  );
  const answer = given?.tries === tries ? given : undefined;
  return (
    <Page width="member">
      <PageHeading lead={scheme?.classActionTitle}>{t('What was published')}</PageHeading>
      <Stack gap="wide">
        {!answer || !scheme ? (
          <SkeletonLines count={8} />
        ) : answer.error !== undefined ? (
          <ErrorState
            message={t('What was published could not be loaded.')}
            error={answer.error}
            onRetry={() => setTries(tries + 1)}
          />
        ) : answer.published ? (
          <>
            <Standing published={answer.published} timeZone={scheme.timeZone} />
            <PublishedFacts published={answer.published} />
          </>
        ) : (
          <EmptyState title={t('Nothing has been published yet')}>
            {t('When it is decided how the fund is shared, this page shows its sums and its seal.')}
          </EmptyState>
        )}
        {scheme && <Questions scheme={scheme} />}
      </Stack>
    </Page>
  );
}

/** Whether it is in force, and since when. */
function Standing({ published, timeZone }: { published: Published; timeZone: string }) {
  const { publishedAt, frozenAt, withdrawnAt } = published;
  const day = (moment: string) => formatDate(dayOf(new Date(moment), timeZone));
  if (withdrawnAt !== null)
    return (
      <Notice
        tone="needs"
        title={t('It was withdrawn on {day}, so nobody is paid by it', { day: day(withdrawnAt) })}
      >
        {t('When another one is published, it takes the place of this one here.')}
      </Notice>
    );
  return (
    <Notice tone="done" title={t('Published on {day}', { day: day(publishedAt) })}>
      {t(
        'These numbers were fixed on {day}. Since then nobody can change a line without everybody seeing it. Names, addresses and bank details are not part of it.',
        { day: day(frozenAt) },
      )}
    </Notice>
  );
}
