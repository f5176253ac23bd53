import { chakra } from '@chakra-ui/react/styled-system';
import { OutsideLink } from '../../components/actions/outside-link';
import { TextLink } from '../../components/actions/text-link';
import { Tag } from '../../components/feedback/tag';
import type { Column } from '../../components/table/data-table';
import { KeyedTable } from '../../components/table/keyed-table';
import type { ManagedNoticeRowFragment } from '../../generated/graphql';
import { formatMoment } from '../../lib/dates';
import { paths } from '../../domain/paths';
import { DeleteNoticeButton } from './delete-notice-button';
import { KeptNoticeButton } from './kept-notice-button';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

/** The row is aligned with the first line of a name, as with that of a text; a button has the last one. */
const FirstLine = chakra('span', { base: { '& > button': { verticalAlign: 'top' } } });

function columnsIn(timeZone: string): Column<ManagedNoticeRowFragment>[] {
  return [
    { header: t('SID'), cell: ({ sid }) => sid, lead: true, width: 'fit' },
    {
      header: t('Notice'),
      cell: (notice) =>
        notice.url ? (
          <OutsideLink href={notice.url}>{notice.name}</OutsideLink>
        ) : (
          <FirstLine>
            <KeptNoticeButton notice={notice} />
          </FirstLine>
        ),
      width: 'third',
    },
    {
      header: t('Stored'),
      width: 'quarter',
      cell: ({ url }) => (url ? t('On another site') : t('In this portal, as a PDF')),
    },
    { header: t('Updated'), cell: ({ updatedAt }) => formatMoment(updatedAt, timeZone), width: 'fit' },
    {
      header: t('Claim'),
      cell: ({ submissionId, sid }) =>
        submissionId ? (
          <TextLink
            to={`${paths.submissionView(submissionId)}#assessment-notice`}
            aria-label={t('View the claim of SID {sid}', { sid })}
          >
            {t('View')}
          </TextLink>
        ) : (
          <Tag tone="needs">{t('No claim has this SID')}</Tag>
        ),
    },
    {
      header: t('Action'),
      cell: (notice) => (
        <Allowed permission={Permission.NoticesPublish}>
          <DeleteNoticeButton notice={notice} />
        </Allowed>
      ),
    },
  ];
}

interface NoticeTableProps {
  rows: readonly ManagedNoticeRowFragment[] | undefined;
  timeZone: string;
  skeletonRows?: number;
}

/** The administrators' table of assessment notices. */
export function NoticeTable({ rows, timeZone, skeletonRows = 25 }: NoticeTableProps) {
  return (
    <KeyedTable
      caption={t('Assessment notices')}
      columns={columnsIn(timeZone)}
      rows={rows}
      rowKey={({ id }) => id}
      skeletonRows={skeletonRows}
    />
  );
}
