import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { Button, ButtonLink } from '../../../components/actions/button';
import { TextLink } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { Spinner } from '../../../components/feedback/spinner';
import { Card, Inline, Stack } from '../../../components/page/layout';
import { Trans } from '../../../components/text/trans';
import { showToast } from '../../../components/toast/toast-store';
import { useVerifyAccountMutation } from '../../../generated/graphql';
import { errorCode, errorMessage } from '../../../lib/error-message';
import { paths } from '../../../domain/paths';
import { useKeptParam } from '../../../lib/use-kept-param';
import { AuthPage } from '../auth-page';
import { NewLinkForm } from './new-link-form';

const NO_CODE = t('Please open this page with the link in our e-mail.');
const NO_ANSWER = t('The server did not respond. Your account may still have been verified.');
const REFUSED = t('Your account could not be verified');
const SENT = t('Check your e-mail');
const UNKNOWN = t('We do not know yet whether your account is verified');

/** The server's message after verifying the address; stored in the history entry. */
function verifiedMessage(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('verified' in state)) return undefined;
  return typeof state.verified === 'string' ? state.verified : '';
}

interface Failure {
  message: string;
  /** False when the server rejected the code: then only a new link helps. */
  mayRetry: boolean;
}

/** Verifies the address as soon as the mailed link opens the page, once, even if the page renders again. */
function useVerification() {
  const [code, forgetCode] = useKeptParam('code');
  const verified = verifiedMessage(useLocation().state);
  const navigate = useNavigate();
  const [verifyAccount] = useVerifyAccountMutation();
  const [failure, setFailure] = useState<Failure>();
  const tried = useRef('');

  const verify = async () => {
    setFailure(undefined);
    try {
      const { data } = await verifyAccount({ variables: { code } });
      forgetCode();
      // Stored in the history entry, so that a reload does not send the used code again.
      await navigate(paths.verifyAccount, {
        replace: true,
        state: { verified: data?.verifyAccount.message },
      });
    } catch (error) {
      const message = errorMessage(error, NO_ANSWER);
      const code = errorCode(error);
      const isUnavailable = code === 'SERVICE_UNAVAILABLE';
      // During maintenance the notice replaces this page and explains the failure.
      if (!isUnavailable) showToast('error', message);
      setFailure({ message, mayRetry: isUnavailable || code === undefined });
    }
  };
  useEffect(function verifyOnce() {
    if (!code || verified !== undefined || tried.current === code) return;
    tried.current = code;
    void verify();
  });
  return {
    verified,
    failure: code || verified !== undefined ? failure : { message: NO_CODE, mayRetry: false },
    verify,
  };
}

/** Why the link did not work; it takes the focus, so that no alert lies over it (UX-28). */
function Refused({ words }: { words: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="error" title={words} role="alert" />
    </div>
  );
}

/** Verifies the account by the mailed link; when that fails, offers a new link (ACCOUNT-11). */
export function VerifyAccountPage() {
  const { verified, failure, verify } = useVerification();
  const [sent, setSent] = useState(false);
  if (verified !== undefined) {
    return (
      <AuthPage title={t('Successfully Verified')} lead={verified}>
        <ButtonLink to={paths.login} look="primary">
          {t('Login')}
        </ButtonLink>
      </AuthPage>
    );
  }
  if (!failure) {
    return (
      <AuthPage title={t('Verifying Account')}>
        <Inline role="status">
          <Spinner size="large" />
          {t('This takes a moment.')}
        </Inline>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={sent ? SENT : failure.mayRetry ? UNKNOWN : REFUSED}>
      {!sent && <Refused key={failure.message} words={failure.message} />}
      {failure.mayRetry ? (
        <Button look="primary" onClick={() => void verify()}>
          {t('Try again')}
        </Button>
      ) : (
        <Card>
          <Stack gap="wide">
            {!sent && <p>{t('We can send you a new link. It works once, within 24 hours.')}</p>}
            <NewLinkForm onSent={() => setSent(true)} />
          </Stack>
        </Card>
      )}
      <p>
        <Trans
          id="Have you verified it already? <0>Login</0>"
          parts={[(text) => <TextLink to={paths.login}>{text}</TextLink>]}
        />
      </p>
    </AuthPage>
  );
}
