import { currencySign } from '@rules/describe-rules.js';
import { t } from '@rules/text.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from '../../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../../components/feedback/states';
import { Tag } from '../../../components/feedback/tag';
import type { Column } from '../../../components/table/data-table';
import { KeyedTable } from '../../../components/table/keyed-table';
import { NoSuchPage } from '../../../components/table/no-such-page';
import { Pagination } from '../../../components/table/pagination';
import { paths } from '../../../domain/paths';
import { useScheme } from '../../../domain/scheme/use-scheme';
import {
  useObjectionListQuery,
  type ObjectionPartFragment,
  type ObjectionState,
} from '../../../generated/graphql';
import { dayOf, formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/decimals';
import { usePageParam } from '../../../lib/use-page-param';
import { waitedText } from '../../../lib/waited-text';
import { Written } from './objection-decision';
import { OfficerName } from './officer-name';

const Line = chakra('span', { base: { display: 'block' } });
const Quiet = chakra('span', { base: { color: 'muted' } });

const EMPTY: Record<ObjectionState, string> = {
  OPEN: t('No objection waits for somebody'),
  UNDER_REVIEW: t('No objection is being looked at'),
  UPHELD: t('No objection was upheld'),
  PARTLY_UPHELD: t('No objection was upheld in part'),
  DISMISSED: t('No objection was dismissed'),
  WITHDRAWN: t('No objection was withdrawn'),
};

function columnsIn(timeZone: string, currency: string): Column<ObjectionPartFragment>[] {
  const amount = (loss: string | null) => (loss === null ? '–' : currencySign(currency) + formatMoney(loss));
  return [
    {
      header: t('SID'),
      lead: true,
      width: 'fit',
      cell: ({ id, sid }) => <TextLink to={paths.objection(id)}>{sid ?? t('Without a SID')}</TextLink>,
    },
    {
      header: t('Received'),
      width: 'fit',
      cell: ({ raisedAt, endedAt, late }) => (
        <>
          <Line>{formatDate(dayOf(new Date(raisedAt), timeZone))}</Line>
          {endedAt === null && <Quiet whiteSpace="normal">{waitedText(raisedAt)}</Quiet>}{' '}
          {late && <Tag tone="needs">{t('Late')}</Tag>}
        </>
      ),
    },
    { header: t('Officer'), cell: (objection) => <OfficerName objection={objection} /> },
    {
      header: t('What is wrong'),
      width: 'third',
      cell: ({ grounds }) => <Written lineClamp="2">{grounds}</Written>,
    },
    { header: t('By the member'), align: 'end', cell: ({ ownFigure }) => amount(ownFigure) },
    { header: t('Recognised loss'), align: 'end', cell: ({ recognisedLoss }) => amount(recognisedLoss) },
  ];
}

/** Objections in one state, or all that nobody has decided, paged; the page number is in the URL. */
export function ObjectionList({ state }: { state: ObjectionState | null }) {
  const [page, goToPage] = usePageParam();
  const { scheme } = useScheme();
  const { data, previousData, error, refetch } = useObjectionListQuery({
    variables: { state, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.objections;
  if (error && !data)
    return (
      <ErrorState
        message={t('The objections could not be loaded.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data?.objections.pagination.totalItems === 0)
    return (
      <EmptyState title={state ? EMPTY[state] : t('No objection waits for a decision')}>
        {t('A member objects on the page of the assessment of a claim, once a run is published.')}
      </EmptyState>
    );
  if (data?.objections.objections.length === 0)
    return <NoSuchPage totalPages={data.objections.pagination.totalPages} onPage={goToPage} />;
  return (
    <div>
      <KeyedTable
        caption={t('Objections')}
        columns={columnsIn(scheme?.timeZone ?? 'UTC', scheme?.currency ?? 'AUD')}
        rows={scheme && data?.objections.objections}
        rowKey={({ id }) => id}
        skeletonRows={shown?.objections.length}
        clickable
      />
      <Pagination page={page} totalPages={shown?.pagination.totalPages ?? page} onPage={goToPage} />
    </div>
  );
}
