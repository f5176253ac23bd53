import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { BulletList, Stack } from '../../components/page/layout';
import { Trans } from '../../components/text/trans';
import { paths } from '../../domain/paths';
import { useAssessmentRunQuery, type FinalRunsQuery } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';

type Run = FinalRunsQuery['assessmentRuns'][number];

/** What is still to be done before a fund can be shared, with the pages where it is done (DIST-1). */
export function UntilFinal({ runs }: { runs: readonly Run[] }) {
  const published = runs.find(({ state }) => state === 'PUBLISHED');
  return published ? (
    <UntilPublishedIsFinal run={published} />
  ) : (
    <Trans
      id="A fund is shared by the losses of a final assessment run. Start one on <0>Assessments</0>; others review, approve and publish it."
      parts={[(text) => <TextLink to={paths.assessments}>{text}</TextLink>]}
    />
  );
}

function UntilPublishedIsFinal({ run: { id, number, objectionsUntil } }: { run: Run }) {
  const { data } = useAssessmentRunQuery({ variables: { id } });
  const statuses = data?.assessmentRun.figures?.statuses ?? [];
  const blocked = statuses.find(({ status }) => status === 'BLOCKED')?.claims ?? 0;
  return (
    <Stack>
      <p>
        <Trans
          id="A fund is shared by the losses of a final assessment run. <0>Run {number}</0> is published, and not final yet."
          values={{ number }}
          parts={[(text) => <TextLink to={paths.assessment(id)}>{text}</TextLink>]}
        />
      </p>
      <BulletList>
        {objectionsUntil && (
          <li>
            {t('Members may object until the end of {day}; then two people declare it final.', {
              day: formatDate(objectionsUntil),
            })}
          </li>
        )}
        <li>
          <TextLink to={paths.objections}>{t('Decide the objections that are open')}</TextLink>
        </li>
        {blocked > 0 && (
          <li>
            <TextLink to={paths.assessedClaims(id, { status: 'BLOCKED' })}>
              {t('{blocked, plural, one {# claim is blocked} other {# claims are blocked}}', { blocked })}
            </TextLink>
            {': '}
            {t('a claim that is still blocked gets nothing')}
          </li>
        )}
      </BulletList>
    </Stack>
  );
}
