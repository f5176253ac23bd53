import { ATTACHMENT_KINDS } from '@rules/attachment-rules.js';
import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../components/icons';
import { Drawer } from '../../../components/page/drawer';
import { Caption, Inline } from '../../../components/page/layout';
import type { AttachmentRowFragment } from '../../../generated/graphql';
import { formatBytes } from '../../../lib/amounts';
import { formatMoment } from '../../../lib/dates';
import { usePhone } from '../../../lib/use-phone';
import { useTicket } from '../../../domain/files/use-ticket';
import { ShownDocument } from './shown-document';
import { isRightToLeft } from '../../../lib/locale';

const Head = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', px: 'gutter', pb: '3' },
});

const Folded = chakra('details', { base: { px: 'gutter', pb: '2', maxHeight: '50dvh', overflow: 'auto' } });
const Summary = chakra('summary', { base: { py: '1', color: 'accent', cursor: 'pointer' } });

/** What is above the document; folded on a phone, where the document needs the room (ATTACH-19). */
function Controls({ name, at, children }: { name: string; at: string; children: ReactNode }) {
  if (!usePhone()) return <Head>{children}</Head>;
  return (
    <Folded>
      <Summary>{t('Document {at}', { at })}</Summary>
      <Head px="0" pb="0">
        <Caption>{name}</Caption>
        {children}
      </Head>
    </Folded>
  );
}

export interface DocumentPreviewProps {
  attachments: readonly AttachmentRowFragment[];
  shown: AttachmentRowFragment;
  timeZone: string;
  /** Names who uploaded a document. */
  namesUploader: boolean;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** A document next to the claim, with the way to the claim's other documents; the arrow keys do the same (ATTACH-19). */
export function DocumentPreview(props: DocumentPreviewProps) {
  const { attachments, shown, timeZone, namesUploader, onShow, onClose } = props;
  const { id, fileName, kind, size, uploadedAt, uploadedBy, scan, opensInTab } = shown;
  const { openInTab, download, loading } = useTicket('ATTACHMENT', id);
  const at = attachments.findIndex((attachment) => attachment.id === id);
  const place = t('{at} of {attachments}', { at: at + 1, attachments: attachments.length });
  const previous = attachments[at - 1]?.id;
  const next = attachments[at + 1]?.id;
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest('[data-scrolls]')) return;
    const [left, right] = isRightToLeft() ? [next, previous] : [previous, next];
    const target = { ArrowLeft: left, ArrowRight: right }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
  };
  return (
    <Drawer title={fileName} onClose={onClose} onKeyDown={press}>
      <Controls name={fileName} at={place}>
        <Caption>
          {ATTACHMENT_KINDS[kind]} · {formatBytes(size)} · {formatMoment(uploadedAt, timeZone)}
          {namesUploader && ` · ${uploadedBy}`}
        </Caption>
        <Inline>
          <Button
            size="small"
            disabled={previous === undefined}
            aria-label={t('Previous document')}
            aria-keyshortcuts={isRightToLeft() ? 'ArrowRight' : 'ArrowLeft'}
            onClick={() => previous !== undefined && onShow(previous)}
          >
            <ChevronLeftIcon />
            {t('Previous')}
          </Button>
          <span role="status">{place}</span>
          <Button
            size="small"
            disabled={next === undefined}
            aria-label={t('Next document')}
            aria-keyshortcuts={isRightToLeft() ? 'ArrowLeft' : 'ArrowRight'}
            onClick={() => next !== undefined && onShow(next)}
          >
            {t('Next')}
            <ChevronRightIcon />
          </Button>
        </Inline>
        {(scan === 'CLEAN' || scan === 'NOT_SCANNED') && (
          <Inline>
            {opensInTab && (
              <Button look="quiet" size="small" disabled={loading} onClick={() => void openInTab()}>
                {t('Open in new tab')}
              </Button>
            )}
            <Button look="quiet" size="small" disabled={loading} onClick={() => void download(fileName)}>
              {t('Download')}
            </Button>
          </Inline>
        )}
      </Controls>
      <ShownDocument key={id} attachment={shown} />
    </Drawer>
  );
}
