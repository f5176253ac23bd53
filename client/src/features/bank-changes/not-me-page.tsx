import { t } from '@rules/text.js';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { Prose, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { Questions } from '../../domain/scheme/contact';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { useStopBankChangeMutation } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';
import { useKeptParam } from '../../lib/use-kept-param';

/**
 * Where the link 'This was not me' leads. Nothing happens until the button is pressed, since programs that check mails
 * open their links, too (BANK-5).
 */
export function NotMePage() {
  const { scheme } = useScheme();
  const [token, forgetToken] = useKeptParam('token');
  const [stop, { loading }] = useStopBankChangeMutation();
  const [isStopped, setStopped] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setFailure(undefined);
    try {
      await stop({ variables: { token } });
      setStopped(true);
      forgetToken();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  const page = (title: string, children: ReactNode) => (
    <Page width="form">
      <PageHeading key={title}>{title}</PageHeading>
      <Stack gap="wide">
        {children}
        {scheme && <Questions scheme={scheme} />}
      </Stack>
    </Page>
  );
  if (isStopped)
    return page(
      t('We have stopped the change'),
      <>
        <Notice tone="done" role="status" title={t('Nothing is paid to the new account.')} />
        <Prose>
          {t(
            'We look at your claim now and will call or write to you. If you have a password here, choose a new one. If you have given your bank details or a code to somebody, tell your bank, too.',
          )}
        </Prose>
      </>,
    );
  return page(
    t('Was this not you?'),
    token ? (
      <>
        <Prose>
          {t(
            'The bank details of your claim were changed. If neither you nor anybody you trust did this, stop it here. You need not sign in.',
          )}
        </Prose>
        {failure && <Notice tone="error" role="alert" title={failure} />}
        <div>
          <Button look="primary" pending={loading} onClick={() => void press()}>
            {t('This was not me: stop the change')}
          </Button>
        </div>
        <Prose>{t('If it was you, close this page. Nothing has happened.')}</Prose>
      </>
    ) : (
      <Notice tone="needs" title={t('Please open this page with the link in our e-mail.')} />
    ),
  );
}
