import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../../components/actions/button';
import { ErrorState } from '../../../components/feedback/states';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { Card, Muted, Stack } from '../../../components/page/layout';
import { Page } from '../../../components/page/page';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { mayAs } from '../../../domain/session/may-as';
import { startPath } from '../../../domain/session/start-path';
import { useKnownUser } from '../../../domain/session/use-known-user';
import { useProfile } from '../../../domain/session/use-profile';
import { ChangePasswordForm } from './change-password-form';

/** The page begins where the other pages of the account do; what is on it is as wide as a member's page. */
const Settings = chakra(Stack, { base: { maxWidth: 'member' } });
/** Passwords are short: their fields are as wide as on the sign-in page. */
const Fields = chakra('div', { base: { maxWidth: 'form' } });

interface ChangePasswordPageProps {
  /** What to know about the account, above its settings. */
  notice?: ReactNode;
  /** Further settings of the sign-in. */
  children?: ReactNode;
}

/** The signed-in user's password; a user who has only signed in by codes sets the first one here (ACCOUNT-26). */
export function ChangePasswordPage({ notice, children }: ChangePasswordPageProps) {
  const { user, error, refetch } = useProfile();
  // Before the profile arrives, so that nothing moves then.
  const isOffice = mayAs(useKnownUser().user?.role, Permission.ClaimsRead);
  const [message, setMessage] = useState<string>();
  const title = user?.hasPassword === false && !message ? t('Set a password') : t('Change password');
  return (
    <Page width={isOffice ? 'claim' : 'member'}>
      <PageHeading>{title}</PageHeading>
      {message ? (
        <Settings gap="wide">
          <Notice tone="done" title={message} role="status">
            {t('You have been signed out everywhere else and are still signed in on this device.')}
          </Notice>
          <div>
            <ButtonLink to={startPath(user?.role ?? 'STANDARD', null)}>{t('To dashboard')}</ButtonLink>
          </div>
        </Settings>
      ) : user ? (
        <Settings gap="wide">
          {notice}
          {!user.hasPassword && (
            <Muted>
              {t(
                'Until now you have signed in with codes sent by e-mail. They will still work once you have a password.',
              )}
            </Muted>
          )}
          <Card>
            <Fields>
              <ChangePasswordForm user={user} onChanged={setMessage} />
            </Fields>
          </Card>
          {children}
        </Settings>
      ) : error ? (
        <ErrorState
          message={t('Your profile could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Settings>
          <SkeletonLines count={4} />
        </Settings>
      )}
    </Page>
  );
}
