import { useState, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { Questions } from '../../domain/scheme/contact';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { errorCode, errorFields, errorMessage } from '../../lib/error-message';
import { useKeptParam } from '../../lib/use-kept-param';
import { CopiedClaim } from './copied-claim';
import { CopyAnswer } from './copy-answer';
import { CopyCode, type OpenedCopy } from './copy-code';

const NO_LINK = t('Please open this page with the link in our e-mail.');

/** What the page says instead of the claim: its end, or that an answer came too late. */
interface Said {
  tone: 'done' | 'needs';
  words: string;
}

/**
 * The page on which somebody reads the claim that was filed for them by telephone, and answers (PHONE-7). The code is
 * asked for at each visit; a reload asks again.
 */
export function ConfirmClaimPage() {
  const { scheme } = useScheme();
  const [token, forgetToken] = useKeptParam('token');
  const [copy, setCopy] = useState<OpenedCopy>();
  const [typed, setTyped] = useState<string>();
  const [end, setEnd] = useState<Said>();
  const [late, setLate] = useState<string>();

  /** The link has ended, or the hour to answer has: the page goes on from there. */
  const takeOver = (error: unknown, words?: string): boolean => {
    if (errorCode(error) === 'NOT_FOUND') {
      setEnd({ tone: 'needs', words: errorMessage(error) });
      return true;
    }
    const isLate = errorCode(error) === 'BAD_USER_INPUT' && Object.keys(errorFields(error)).length === 0;
    if (!isLate || !copy) return false;
    setTyped(words);
    setLate(errorMessage(error));
    setCopy(undefined);
    return true;
  };

  const page = (title: string, children: ReactNode, width: 'form' | 'member' = 'form') => (
    <Page width={width}>
      <PageHeading key={title}>{title}</PageHeading>
      <Stack gap="wide">
        {children}
        {scheme && <Questions scheme={scheme} />}
      </Stack>
    </Page>
  );
  if (end)
    return page(
      end.tone === 'done' ? t('We have your answer') : t('This link does not work'),
      <Notice tone={end.tone} title={end.words} role="status" />,
    );
  if (!token) return page(t('Check your claim'), <Notice tone="needs" title={NO_LINK} />);
  if (!copy || !scheme)
    return page(
      t('Check your claim'),
      <>
        {late && <Notice tone="needs" title={late} role="alert" />}
        <CopyCode key={late} token={token} onOpened={setCopy} onGone={takeOver} />
      </>,
    );
  return page(
    t('Is this your claim?'),
    <>
      <CopiedClaim copy={copy} scheme={scheme} />
      <CopyAnswer
        token={token}
        pass={copy.pass}
        typed={typed}
        onAnswered={(words) => {
          forgetToken();
          setEnd({ tone: 'done', words });
        }}
        onGone={takeOver}
      />
    </>,
    'member',
  );
}
