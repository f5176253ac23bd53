import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { MailLink } from '../../components/actions/text-link';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Card, Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../components/page/page-heading';
import { dismissAllToasts, showToast } from '../../components/toast/toast-store';
import { MeDocument, useSignInMutation } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';
import { endSession, startSession } from '../../lib/session';
import { useScheme } from '../../lib/use-scheme';
import { LoginForm, type LoginValues } from './login-form';
import { startPath } from './start-path';

/** Sign-in by e-mail and password. Opening it ends the session on this device (spec section 2). */
export function LoginPage() {
  // Before paint and before any query starts, so that no call goes out with the old token.
  useLayoutEffect(function endOldSession() {
    endSession();
  }, []);
  const client = useApolloClient();
  const navigate = useNavigate();
  const origin: unknown = useLocation().state;
  const { scheme, error: schemeError } = useScheme();
  const [signIn] = useSignInMutation();
  const [message, setMessage] = useState<string>();

  const submit = async (values: LoginValues) => {
    setMessage(undefined);
    try {
      const { data } = await signIn({
        variables: { input: { email: values.email.trim(), password: values.password } },
      });
      if (!data) return;
      const { user, tokens } = data.signIn;
      await client.clearStore();
      client.writeQuery({ query: MeDocument, data: { me: user } });
      dismissAllToasts();
      startSession(tokens.access.token, user);
      await navigate(startPath(user.role, origin), { replace: true });
    } catch (error) {
      const words = errorMessage(
        error,
        'We could not reach the server. Check your connection and try again.',
      );
      setMessage(words);
      showToast('error', words);
    }
  };

  if (!scheme && !schemeError) {
    return (
      <Page width="form">
        <SkeletonLines />
      </Page>
    );
  }
  return (
    <Page width="form">
      <PageHeading size="display" title="Login" lead={scheme?.portalTitle}>
        {scheme?.classActionTitle ?? 'Login'}
      </PageHeading>
      <Stack gap="wide">
        <Card>
          <LoginForm message={message} onSubmit={submit} />
        </Card>
        {scheme && (
          <Muted>
            Questions? Write to us at <MailLink email={scheme.contactEmail} />
          </Muted>
        )}
      </Stack>
    </Page>
  );
}
