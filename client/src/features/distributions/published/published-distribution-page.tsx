import { countOf } from '@rules/count-of.js';
import { t } from '@rules/text.js';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { EmptyState, ErrorState } from '../../../components/feedback/states';
import { TextLink } from '../../../components/actions/text-link';
import { BulletList, SectionTitle, Stack } from '../../../components/page/layout';
import { Page } from '../../../components/page/page';
import { askText } from '../../../domain/api/query-text';
import { paths } from '../../../domain/paths';
import { Questions } from '../../../domain/scheme/contact';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { PublishedDistributionText } from '../../../generated/published-distribution';
import type { PublishedDistributionQuery } from '../../../generated/types';
import { dayOf, formatDate } from '../../../lib/dates';
import { PublishedFacts, type Published } from './published-facts';

type PublishedName = PublishedDistributionQuery['publishedDistributions'][number];

/** The answer of one try; none while it is awaited. */
interface Answer {
  tries: number;
  number: number | undefined;
  /** All that were published. */
  names?: readonly PublishedName[];
  published?: Published | null;
  error?: unknown;
}

/** What was published of the distribution, in plain words for anybody (FREEZE-12). */
export function PublishedDistributionPage() {
  const { scheme } = useScheme();
  const number = countOf(useSearchParams()[0].get('distribution')) || undefined;
  const [tries, setTries] = useState(0);
  const [given, setGiven] = useState<Answer>();
  useEffect(
    function ask() {
      let isAwaited = true;
      const answer = (value: Omit<Answer, 'tries' | 'number'>) =>
        isAwaited && setGiven({ tries, number, ...value });
      askText<PublishedDistributionQuery>(PublishedDistributionText, { number }).then(
        ({ publishedDistribution: published, publishedDistributions: names }) => answer({ published, names }),
        (error: unknown) => answer({ error }),
      );
      return () => {
        isAwaited = false;
      };
    },
    [tries, number],
  );
  const answer = given?.tries === tries && given.number === number ? given : undefined;
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
            <OtherDistributions
              names={answer.names ?? []}
              shown={answer.published.number}
              timeZone={scheme.timeZone}
            />
            <PublishedFacts
              published={answer.published}
              query={(answer.names ?? []).length > 1 ? `?number=${answer.published.number}` : ''}
            />
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

/** All that were published, where there are several (FREEZE-15). */
function OtherDistributions({
  names,
  shown,
  timeZone,
}: {
  names: readonly PublishedName[];
  shown: number;
  timeZone: string;
}) {
  if (names.length < 2) return null;
  return (
    <Stack as="section" gap="tight" aria-labelledby="others">
      <SectionTitle id="others">{t('All distributions that were published')}</SectionTitle>
      <BulletList>
        {names.map(({ number, name, publishedAt, withdrawnAt }) => {
          const day = formatDate(dayOf(new Date(publishedAt), timeZone));
          const words =
            withdrawnAt === null
              ? t('{number}: {name}, published on {day}', { number, name, day })
              : t('{number}: {name}, published on {day} and withdrawn', { number, name, day });
          return (
            <li key={number}>
              {number === shown ? (
                words
              ) : (
                <TextLink to={`${paths.published}?distribution=${number}`}>{words}</TextLink>
              )}
            </li>
          );
        })}
      </BulletList>
    </Stack>
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
