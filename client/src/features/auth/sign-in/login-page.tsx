import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { EmailText } from '../../../components/table/email-text';
import { t } from '@rules/text.js';
import { ButtonLink } from '../../../components/actions/button';
import { TextLink } from '../../../components/actions/text-link';
import { FocusedNotice } from '../../../components/feedback/focused-notice';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { Card, Inline, Stack } from '../../../components/page/layout';
import { Page } from '../../../components/page/page';
import { Trans } from '../../../components/text/trans';
import { Questions } from '../../../domain/scheme/contact';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { paths } from '../../../domain/paths';
import { returnPath } from '../../../domain/session/return-path';
import { typedAtEnd, type TypedAtEnd } from '../../../domain/session/typed-at-end';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { useSignedOutPage } from '../../../domain/session/use-signed-out-page';
import { registeredIn } from '../registered';
import { CarryingLink } from '../carried-email';
import { LoginForm } from './login-form';
import { MaintenancePanel } from './maintenance-panel';

/** What became of what was typed when the session ended: no more is promised than was done. */
const typedLabels: Readonly<Record<TypedAtEnd, string>> = {
  saved: t('What you typed in a claim, a registration or a request has been saved.'),
  kept: t(
    'What you typed is kept in this tab and will be restored when you sign in here; passwords and files that you chose are not kept.',
  ),
  lost: t(
    'What you typed in the last moments could not be kept in this browser. What was shown as saved is still there.',
  ),
};

interface LoginPageProps {
  /** A way to sign in besides those of SIGNIN-14. */
  children?: ReactNode;
}

/** Sign-in by e-mail and password, with links to the other ways. Opening it ends the session on this device. */
export function LoginPage({ children }: LoginPageProps) {
  useSignedOutPage();
  const state: unknown = useLocation().state;
  const registered = registeredIn(state);
  const { scheme, error } = useScheme();
  if (!scheme && !error) {
    return (
      <Page width="form">
        <SkeletonLines />
      </Page>
    );
  }
  return (
    <Page width="form">
      <PageHeading size="display" title={t('Login')} lead={scheme?.portalTitle}>
        {scheme?.classActionTitle ?? t('Login')}
      </PageHeading>
      <Stack gap="wide">
        <MaintenancePanel />
        {returnPath() !== null && (
          <FocusedNotice tone="needs" title={t('Your session has ended')}>
            {t('Sign in again in this tab to continue where you left off. {typedAtEnd}', {
              typedAtEnd: typedLabels[typedAtEnd()],
            })}
          </FocusedNotice>
        )}
        {registered && (
          <Notice tone="done" title={registered.message}>
            <p>
              <Trans
                id="It was sent to {email}. Wrong address? <0>Change it</0>"
                parts={[
                  (text) => (
                    <TextLink to={paths.register} state={state}>
                      {text}
                    </TextLink>
                  ),
                ]}
                values={{
                  email: (
                    <strong>
                      <EmailText>{registered.email}</EmailText>
                    </strong>
                  ),
                }}
              />
            </p>
            <p>
              {t(
                'Open the link in it, then sign in here. If nothing arrives, look in your spam or junk folder.',
              )}
            </p>
          </Notice>
        )}
        <Card>
          <LoginForm>
            <CarryingLink as={ButtonLink} to={paths.otpLogin}>
              {t('Sign in by e-mailed code')}
            </CarryingLink>
            {children}
            <Inline spread>
              <CarryingLink as={TextLink} to={paths.resetPassword}>
                {t('Forgot your password?')}
              </CarryingLink>
              <TextLink to={paths.register} state={state}>
                {t('Register')}
              </TextLink>
            </Inline>
          </LoginForm>
        </Card>
        {scheme && <Questions scheme={scheme} />}
      </Stack>
    </Page>
  );
}
