import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/actions/button';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { SkeletonPage } from '../../components/feedback/skeleton';
import { Caption, Muted, SectionTitle, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { Contact } from '../../domain/scheme/contact';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useMySubmissionsQuery } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { useScheme } from '../../domain/scheme/use-scheme';
import { RegistrationCard } from './registration-card';
import { meaningOf } from '../../domain/claim/terms';

interface MySubmissionsPageProps {
  /** What the home shows below the claims. */
  below?: ReactNode;
  isBelowLoading?: boolean;
}

/**
 * The member's home: their submissions, and the number of open points of each. Everything appears at once, so that
 * nothing moves under a finger (UX-20).
 */
export function MySubmissionsPage({ below, isBelowLoading = false }: MySubmissionsPageProps) {
  const { scheme, error: schemeError } = useScheme();
  const { data, error, refetch } = useMySubmissionsQuery({ fetchPolicy: 'cache-and-network' });
  const submissions = data?.mySubmissions;
  const contact = scheme && <Contact {...scheme} />;
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
              New Submission
            </ButtonLink>
          )
        }
      >
        {scheme?.classActionTitle ?? 'Home'}
      </PageHeading>
      <Stack gap="wide">
        <div>
          <SectionTitle>Registrations</SectionTitle>
          {Boolean(submissions?.length) && <Caption>{meaningOf.sid}</Caption>}
        </div>
        {error && !submissions && (
          <ErrorState
            message="Your registrations could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {submissions?.length === 0 && (
          <EmptyState title="There is no registration for your e-mail address">
            If you registered with another address, sign in with that one. If you think this is a mistake,
            write to us
            {contact && <> at {contact}</>}.
          </EmptyState>
        )}
        {submissions && submissions.length > 0 && (
          <ul>
            {submissions.map((submission) => (
              <RegistrationCard key={submission.id} submission={submission} />
            ))}
          </ul>
        )}
        {below}
        {contact && <Muted>Questions? Write to us at {contact}</Muted>}
      </Stack>
    </Page>
  );
}
