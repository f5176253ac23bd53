import { useSearchParams } from 'react-router';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';
import { EmptyState } from '../feedback/states';
import { Inline } from '../page/layout';

/** The number of characters of the requested page that are repeated in the message. */
const SHOWN = 20;

interface NoSuchPageProps {
  totalPages: number;
  onPage: (page: number) => void;
}

/** Replaces a list when the page in the URL does not exist: it is after the last one, or not a number. */
export function NoSuchPage({ totalPages, onPage }: NoSuchPageProps) {
  const [params] = useSearchParams();
  const asked = params.get('page') ?? '';
  const shown = asked.length > SHOWN ? `${asked.slice(0, SHOWN)}…` : asked;
  return (
    <EmptyState
      title={t('There is no page {shown}', { shown })}
      action={
        <Inline>
          <Button onClick={() => onPage(1)}>{t('Go to page 1')}</Button>
          {totalPages > 1 && <Button onClick={() => onPage(totalPages)}>{t('Go to the last page')}</Button>}
        </Inline>
      }
    >
      {t('The list has {totalPages, plural, one {# page} other {# pages}}.', { totalPages })}
    </EmptyState>
  );
}
