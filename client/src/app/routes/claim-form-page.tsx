import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { Page } from '../../components/page/page';
import { useScheme } from '../../domain/scheme/use-scheme';
import type { SchemeQuery } from '../../generated/graphql';
import { FormQuestions } from './form-questions';
import { SubmissionLoading } from './submission-states';

/** The frame of a page to file a claim, rendered once the scheme is loaded. */
export function ClaimFormPage({ children }: { children: (scheme: SchemeQuery['scheme']) => ReactNode }) {
  const { scheme, error, refetch } = useScheme();
  return (
    <Page width="claim">
      {scheme ? (
        <>
          {children(scheme)}
          <FormQuestions scheme={scheme} />
        </>
      ) : error ? (
        <ErrorState
          message={t('The claim form could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SubmissionLoading />
      )}
    </Page>
  );
}
