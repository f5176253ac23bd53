import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { EmailText } from '../../components/table/email-text';
import { useAuditEntriesQuery, type AuditEntryRowFragment } from '../../generated/graphql';
import { formatMoment } from '../../lib/dates';
import { errorCode, errorMessage } from '../../lib/error-message';
import { useFocusAfterChange } from '../../lib/use-focus-after-change';
import { EntryDetails } from './entry-details';
import { actionText, actorText, subjectPath, subjectText } from './entry-text';
import type { AuditFilters } from './use-audit-filters';

type Entry = AuditEntryRowFragment;

const columnsIn = (timeZone: string): Column<Entry>[] => [
  { header: t('What'), lead: true, cell: ({ action }) => actionText(action) },
  { header: t('When'), width: 'fit', cell: ({ at }) => formatMoment(at, timeZone) },
  {
    header: t('Who'),
    width: 'sixth',
    cell: (entry) => (
      <div>
        {actorText(entry)}
        {entry.actorName && entry.actorEmail && (
          <Caption as="div">
            <EmailText>{entry.actorEmail}</EmailText>
          </Caption>
        )}
      </div>
    ),
  },
  { header: t('On'), width: 'sixth', cell: (entry) => <Subject entry={entry} /> },
  {
    header: t('Details'),
    width: 'third',
    cell: (entry) => <EntryDetails entry={entry} timeZone={timeZone} />,
  },
];

function Subject({ entry }: { entry: Entry }) {
  const to = subjectPath(entry);
  const words = subjectText(entry);
  return to === undefined ? words : <TextLink to={to}>{words}</TextLink>;
}

interface AuditListProps {
  filters: AuditFilters;
  /** The scheme's time zone; undefined while it loads. */
  timeZone: string | undefined;
}

/** The entries that the filters find, newest first, the older ones on demand (AUDIT-10). */
export function AuditList({ filters, timeZone }: AuditListProps) {
  const [loadingOlder, setLoadingOlder] = useState(false);
  const [olderError, setOlderError] = useState<unknown>();
  const { data, error, refetch, fetchMore } = useAuditEntriesQuery({
    variables: filters.variables,
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.auditEntries;
  const end = useFocusAfterChange<HTMLParagraphElement>(page?.next);

  async function loadOlder(after: string) {
    setLoadingOlder(true);
    setOlderError(undefined);
    await fetchMore({
      variables: { after },
      updateQuery: ({ auditEntries: shown }, { fetchMoreResult: { auditEntries: older } }) => ({
        auditEntries: { ...older, entries: [...shown.entries, ...older.entries] },
      }),
    }).catch(setOlderError);
    setLoadingOlder(false);
  }

  if (errorCode(error) === 'BAD_USER_INPUT')
    return <EmptyState title={t('We cannot search for this')}>{errorMessage(error)}</EmptyState>;
  if (error && !page)
    return (
      <ErrorState
        message={t('The audit could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (page && page.entries.length === 0 && page.next === null)
    return (
      <EmptyState title={filters.isAny ? t('Nothing found') : t('Nothing has been recorded yet')}>
        {filters.isAny
          ? t('The audit has no such entry. Choose other days, or clear a filter.')
          : t('Whatever somebody does or reads is listed here.')}
      </EmptyState>
    );
  return (
    <Stack>
      {(!page || page.entries.length > 0) && (
        <DataTable
          caption={t('Audit')}
          columns={columnsIn(timeZone ?? 'UTC')}
          rows={timeZone ? page?.entries : undefined}
          rowKey={({ id }) => id}
        />
      )}
      {page && timeZone && (
        <div>
          <Caption role="status" ref={end} tabIndex={-1}>
            {page.next === null
              ? t('{count, plural, one {# entry} other {# entries}}, and no older ones.', {
                  count: page.entries.length,
                })
              : page.lookedBackTo
                ? t('{count, plural, one {# entry} other {# entries}}, looked for back to {moment}.', {
                    count: page.entries.length,
                    moment: formatMoment(page.lookedBackTo, timeZone),
                  })
                : t('{count, plural, one {# entry} other {# entries}}, and older ones.', {
                    count: page.entries.length,
                  })}
          </Caption>
          {page.next !== null && (
            <Inline mt="2">
              <Button pending={loadingOlder} onClick={() => void loadOlder(page.next!)}>
                {page.lookedBackTo ? t('Look further back') : t('Load older')}
              </Button>
              {olderError !== undefined && (
                <Caption role="alert">{t('The older entries could not be loaded. Try again.')}</Caption>
              )}
            </Inline>
          )}
        </div>
      )}
    </Stack>
  );
}
