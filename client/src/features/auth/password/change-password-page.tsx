import { useState, type ReactNode } from 'react';
import { ButtonLink } from '../../../components/actions/button';
import { ErrorState } from '../../../components/feedback/states';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { Card, Muted, Stack } from '../../../components/page/layout';
import { Page } from '../../../components/page/page';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { startPath } from '../../../domain/session/start-path';
import { useProfile } from '../../../domain/session/use-profile';
import { ChangePasswordForm } from './change-password-form';

interface ChangePasswordPageProps {
  /** Further settings of the sign-in. */
  children?: ReactNode;
}

/** The signed-in user's password; a user who has only signed in by codes sets the first one here (ACCOUNT-26). */
export function ChangePasswordPage({ children }: ChangePasswordPageProps) {
  const { user, error, refetch } = useProfile();
  const [message, setMessage] = useState<string>();
  const title = user?.hasPassword === false && !message ? 'Set a password' : 'Change password';
  return (
    <Page width="form">
      <PageHeading>{title}</PageHeading>
      {message ? (
        <Stack gap="wide">
          <Notice tone="done" title={message} role="status">
            You have been signed out everywhere else and are still signed in on this device.
          </Notice>
          <div>
            <ButtonLink to={startPath(user?.role ?? 'STANDARD', null)}>To dashboard</ButtonLink>
          </div>
        </Stack>
      ) : user ? (
        <Stack gap="wide">
          {!user.hasPassword && (
            <Muted>
              Until now you have signed in with codes sent by e-mail. They will still work once you have a
              password.
            </Muted>
          )}
          <Card>
            <ChangePasswordForm user={user} onChanged={setMessage} />
          </Card>
          {children}
        </Stack>
      ) : error ? (
        <ErrorState
          message="Your profile could not be loaded."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines count={4} />
      )}
    </Page>
  );
}
