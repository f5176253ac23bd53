import { useEffect, useState, type SubmitEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { TextLink } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { SkeletonLines } from '../../../components/feedback/skeleton';
import { ErrorState } from '../../../components/feedback/states';
import { PlainInput } from '../../../components/form/plain-fields';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { SectionTitle, Stack } from '../../../components/page/layout';
import { Page } from '../../../components/page/page';
import { askText } from '../../../domain/api/query-text';
import { paths } from '../../../domain/paths';
import { Questions } from '../../../domain/scheme/contact';
import { PageHeading } from '../../../domain/scheme/page-heading';
import { useScheme } from '../../../domain/scheme/use-scheme';
import { IssuedNoticeText } from '../../../generated/issued-notice';
import type { IssuedNoticeQuery } from '../../../generated/types';
import { dayOf, formatDate } from '../../../lib/dates';

type Issued = IssuedNoticeQuery['issuedNotice'];

/** What is known of a code; an answer to an earlier code is not shown for a later one. */
interface Known {
  code: string;
  issued?: Issued;
  error?: unknown;
}

/** Tells anybody whether a notice of an assessment is real (NOTICE-17). */
export function NoticeCodePage() {
  const { code = '' } = useParams();
  const { scheme } = useScheme();
  const [known, setKnown] = useState<Known>();
  const [tries, setTries] = useState(0);
  useEffect(
    function ask() {
      if (code === '') return undefined;
      let isAnswered = true;
      const answer = (value: Omit<Known, 'code'>) => isAnswered && setKnown({ code, ...value });
      askText<IssuedNoticeQuery>(IssuedNoticeText, { code }).then(
        ({ issuedNotice }) => answer({ issued: issuedNotice }),
        (error: unknown) => answer({ error }),
      );
      return () => {
        isAnswered = false;
      };
    },
    [code, tries],
  );
  return (
    <Page width="form">
      <PageHeading>{t('Is this notice real?')}</PageHeading>
      <Stack gap="wide">
        {code !== '' && (
          <div role="status">
            {known?.code !== code || !scheme ? (
              <SkeletonLines count={3} />
            ) : known.error !== undefined ? (
              <ErrorState
                message={t('The code could not be checked.')}
                error={known.error}
                onRetry={() => setTries(tries + 1)}
              />
            ) : (
              <Answer issued={known.issued ?? null} code={code} timeZone={scheme.timeZone} />
            )}
          </div>
        )}
        <AskAgain key={code} isFirst={code === ''} />
        <p>
          <TextLink to={paths.published}>{t('What was published of the distribution')}</TextLink>
        </p>
        {scheme && <Questions scheme={scheme} />}
      </Stack>
    </Page>
  );
}

function Answer({ issued, code, timeZone }: { issued: Issued; code: string; timeZone: string }) {
  if (!issued)
    return (
      <Notice tone="needs" title={t('We have issued no notice with this code')}>
        {t(
          'Compare it with your notice: {code}. If it is the same, the notice is not from us. Please tell us.',
          { code },
        )}
      </Notice>
    );
  return (
    <Stack>
      {issued.isSuperseded ? (
        <Notice tone="needs" title={t('This notice is real, but a later one has replaced it')}>
          {t('Sign in to read the newest assessment of your claim.')}
        </Notice>
      ) : (
        <Notice tone="done" title={t('This notice is real')}>
          {t('Compare its day and its SHA-256 with these.')}
        </Notice>
      )}
      <DefinitionList>
        <Definition label={t('Kind')}>{t('Assessment Notice')}</Definition>
        <Definition label={t('Published')}>
          {formatDate(dayOf(new Date(issued.publishedAt), timeZone))}
        </Definition>
        <Definition label={t('SHA-256 of the working')}>{issued.traceSha256}</Definition>
      </DefinitionList>
    </Stack>
  );
}

function AskAgain({ isFirst }: { isFirst: boolean }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') setError(t('Enter the code of the notice'));
    else void navigate(paths.noticeCode(code));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!isFirst && <SectionTitle>{t('Check another notice')}</SectionTitle>}
        <PlainInput
          id="code"
          label={t('Code of the notice')}
          hint={t('16 letters and digits, at its end')}
          value={typed}
          onChange={setTyped}
          error={error}
        />
        <div>
          <Button type="submit" look={isFirst ? 'primary' : undefined}>
            {t('Check')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
