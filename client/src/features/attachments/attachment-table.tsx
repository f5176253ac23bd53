import { ATTACHMENT_KINDS } from '@rules/attachment-rules.js';
import { Caption } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { AttachmentRowFragment } from '../../generated/graphql';
import { formatBytes } from '../../lib/amounts';
import { dayOf, formatDate } from '../../lib/dates';
import { AttachmentActions } from './attachment-actions';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useIsOffice } from '../../domain/session/use-is-office';
import { useReach } from '../../domain/session/use-reach';

interface AttachmentTableProps {
  attachments: readonly AttachmentRowFragment[] | undefined;
  timeZone: string;
  onShow: (id: string) => void;
  onChanged: () => void;
}

/** The documents of a claim; the office also sees who uploaded each. */
export function AttachmentTable({ attachments, timeZone, onShow, onChanged }: AttachmentTableProps) {
  const isOffice = useIsOffice();
  const mayOpen = useReach(Permission.RestrictedRead);
  const columns: Column<AttachmentRowFragment>[] = [
    {
      header: t('Document'),
      cell: ({ fileName, kind }) => (
        <>
          {fileName} <Caption>{ATTACHMENT_KINDS[kind]}</Caption>
        </>
      ),
      lead: true,
    },
    { header: t('Size'), cell: ({ size }) => formatBytes(size), width: 'fit' },
    {
      header: t('Uploaded'),
      cell: ({ uploadedAt }) => formatDate(dayOf(new Date(uploadedAt), timeZone)),
      width: 'fit',
    },
    ...(isOffice ? [{ header: t('By'), cell: ({ uploadedBy }: AttachmentRowFragment) => uploadedBy }] : []),
    ...(mayOpen
      ? [
          {
            header: t('Action'),
            cell: (attachment: AttachmentRowFragment) => (
              <AttachmentActions
                attachment={attachment}
                onShow={() => onShow(attachment.id)}
                onDeleted={onChanged}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={t('Documents of this claim')}
      columns={columns}
      rows={attachments}
      rowKey={({ id }) => id}
      skeletonRows={2}
    />
  );
}
