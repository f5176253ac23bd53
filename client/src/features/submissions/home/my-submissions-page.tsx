import { useState, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../../components/actions/button';
import { EmptyState, ErrorState } from '../../../components/feedback/states';
import { SkeletonPage } from '../../../components/feedback/skeleton';
import { Caption, Muted, SectionTitle, Stack } from '../../../components/page/layout';
import { Page } from '../../../components/page/page';
import { Trans } from '../../../components/text/trans';
import { Contact } from '../../../domain/scheme/contact';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { useMySubmissionsQuery } from '../../../generated/graphql';
import { ownTimeZone } from '../../../lib/dates';
import { paths } from '../../../domain/paths';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { byNeed, type HomeSubmission } from './home-submissions';
import { HomeTaskList } from './home-task-list';
import { homeTasks, type HomeRegistration } from './home-tasks';
import { RegistrationCard } from './registration-card';
import { SID_MEANING } from '../../../domain/claim/sid-meaning';

interface MySubmissionsPageProps {
  /** What the home shows below the claims. */
  below?: ReactNode;
  isBelowLoading?: boolean;
  /** What the home shows before its tasks. */
  aboveTasks?: ReactNode;
  registrations: readonly HomeRegistration[];
}

/** In use when the scheme could not be loaded. */
const unknownScheme = () => ({ mayCreate: true, mayUpdate: true, timeZone: ownTimeZone() });

/**
 * The member's home: what to do next, and their submissions. Everything appears at once, so that nothing moves under a
 * finger (UX-20).
 */
export function MySubmissionsPage({
  below,
  isBelowLoading = false,
  aboveTasks,
  registrations,
}: MySubmissionsPageProps) {
  const { scheme, error: schemeError } = useScheme();
  const [now] = useState(() => new Date());
  // A task that was done on another page must not appear again for a moment.
  const { data, error, refetch } = useMySubmissionsQuery({ fetchPolicy: 'network-only' });
  const submissions = data?.mySubmissions;
  const known = scheme ?? unknownScheme();
  const contact = scheme && <Contact {...scheme} />;
  const factsOf = new Map(data?.myClaimFacts.map((facts) => [facts.id, facts]));
  const claims = byNeed(
    (submissions ?? []).map((row): HomeSubmission => ({
      row,
      facts: factsOf.get(row.id),
      payment: data?.myPaymentStatuses.find(({ submissionId }) => submissionId === row.id),
      mayUpdate: known.mayUpdate,
    })),
  );
  const drafts = data?.myDrafts ?? [];
  const tasks = homeTasks({
    claims,
    drafts,
    registrations,
    scheme: known,
    now,
  });
  const isBegun = tasks.some(({ to }) => to === paths.submissionCreate);
  if (!(scheme ?? schemeError) || !(submissions ?? error) || isBelowLoading)
    return (
      <Page width="member">
        <SkeletonPage />
      </Page>
    );
  return (
    <Page width="member">
      <PageHeading
        size="display"
        actions={
          scheme?.showNewSubmission && (
            <ButtonLink to={paths.submissionCreate} look="primary">
              {t('New Submission')}
            </ButtonLink>
          )
        }
      >
        {scheme?.classActionTitle ?? t('Home')}
      </PageHeading>
      <Stack gap="wide">
        {aboveTasks}
        {(claims.length > 0 || tasks.length > 0) && <HomeTaskList tasks={tasks} />}
        <div>
          <SectionTitle>{t('Registrations')}</SectionTitle>
          {Boolean(submissions?.length) && <Caption>{SID_MEANING}</Caption>}
        </div>
        {error && !submissions && (
          <ErrorState
            message={t('Your registrations could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {submissions?.length === 0 && isBegun && (
          <EmptyState title={t('Your claim has not been sent yet')}>
            {t('Go on with your draft above.')}
          </EmptyState>
        )}
        {submissions?.length === 0 && !isBegun && (
          <EmptyState title={t('There is no registration for your e-mail address')}>
            {t('If you registered with another address, sign in with that one.')}{' '}
            {contact ? (
              <Trans
                id="{takesClaims, select, true {If you think this is a mistake} other {If you have not filed a claim yet, or think this is a mistake}}, write to us at {contact}."
                values={{ contact, takesClaims: String(scheme.showNewSubmission) }}
              />
            ) : (
              t('If you think this is a mistake, write to us.')
            )}
          </EmptyState>
        )}
        {submissions && submissions.length > 0 && (
          <ul data-tour="claims">
            {claims.map((claim) => (
              <RegistrationCard key={claim.row.id} claim={claim} timeZone={known.timeZone} now={now} />
            ))}
          </ul>
        )}
        {below}
        {contact && (
          <Muted>
            <Trans id="Questions? Write to us at {contact}" values={{ contact }} />
          </Muted>
        )}
      </Stack>
    </Page>
  );
}
