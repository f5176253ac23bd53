import { useState, type ComponentType, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { showToast } from '../../../components/toast/toast-store';
import { useIsOffice } from '../../../domain/session/use-is-office';
import type { AttachmentRowFragment } from '../../../generated/graphql';
import type { DocumentPreviewProps } from './document-preview';

const NOT_LOADED = t('The preview could not be loaded. Check your connection and try again.');

/** The preview of a claim's documents, whose code is loaded when the first one is shown. */
export function usePreview(attachments: readonly AttachmentRowFragment[] | undefined, timeZone: string) {
  const namesUploader = useIsOffice();
  const [Preview, setPreview] = useState<ComponentType<DocumentPreviewProps>>();
  const [shownId, setShownId] = useState<string>();
  const show = (id: string) => {
    setShownId(id);
    if (Preview) return;
    import('./document-preview').then(
      ({ DocumentPreview }) => setPreview(() => DocumentPreview),
      () => showToast('error', NOT_LOADED),
    );
  };
  const shown = attachments?.find(({ id }) => id === shownId);
  const preview: ReactNode = Preview && attachments && shown && (
    <Preview
      attachments={attachments}
      shown={shown}
      timeZone={timeZone}
      namesUploader={namesUploader}
      onShow={setShownId}
      onClose={() => setShownId(undefined)}
    />
  );
  return { show, preview };
}
