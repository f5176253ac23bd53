import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Tag } from '../../components/feedback/tag';
import { Inline } from '../../components/page/layout';
import type { AttachmentRowFragment } from '../../generated/graphql';
import { DeleteAttachmentButton } from './delete-attachment-button';
import { useTicket } from '../../domain/files/use-ticket';

interface AttachmentActionsProps {
  attachment: AttachmentRowFragment;
  /** Shows it next to the claim. */
  onShow: () => void;
  onDeleted: () => void;
}

/** The actions on a document, or why it cannot be opened. */
export function AttachmentActions({ attachment, onShow, onDeleted }: AttachmentActionsProps) {
  const { id, fileName, scan, opensInTab, mayDelete } = attachment;
  const { openInTab, download, loading } = useTicket('ATTACHMENT', id);
  const isGivenOut = scan === 'CLEAN' || scan === 'NOT_SCANNED';
  return (
    <Inline>
      {scan === 'PENDING' && <Tag tone="active">{t('Being checked for viruses')}</Tag>}
      {scan === 'INFECTED' && <Tag tone="error">{t('Rejected: virus found')}</Tag>}
      {opensInTab && (
        <Button size="small" aria-label={t('Preview: {fileName}', { fileName })} onClick={onShow}>
          {t('Preview')}
        </Button>
      )}
      {opensInTab && (
        <Button
          look="quiet"
          size="small"
          disabled={loading}
          aria-label={t('Open in new tab: {fileName}', { fileName })}
          onClick={() => void openInTab()}
        >
          {t('Open in new tab')}
        </Button>
      )}
      {isGivenOut && (
        <Button
          look="quiet"
          size="small"
          disabled={loading}
          aria-label={t('Download {fileName}', { fileName })}
          onClick={() => void download(fileName)}
        >
          {t('Download')}
        </Button>
      )}
      {mayDelete && <DeleteAttachmentButton attachment={attachment} onDeleted={onDeleted} />}
    </Inline>
  );
}
