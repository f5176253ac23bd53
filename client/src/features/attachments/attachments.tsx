import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useState } from 'react';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { later } from '../../components/later/later';
import { WhenReached } from '../../components/later/when-reached';
import { Stack, SubsectionTitle } from '../../components/page/layout';
import { useAttachmentListQuery } from '../../generated/graphql';
import { NEWEST_ANSWER } from '../../domain/api/newest-answer-link';
import { useScheme } from '../../domain/scheme/use-scheme';
import { AttachmentTable } from './attachment-table';
import { usePreview } from './preview/use-preview';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { usePermission } from '../../domain/session/use-permission';
import { useReach } from '../../domain/session/use-reach';

const Section = chakra('section', { base: { scrollMarginTop: '20' } });

/** How often the list is loaded while a document is being scanned for viruses, in milliseconds. */
const CHECK_EVERY_MS = 3_000;

/** The id of the section, to which the page and mails link. */
export const DOCUMENTS_ID = 'upload';
/** Keys are the office's. */
const DocumentKey = later(async () => (await import('./document-key')).DocumentKey);
const NONE: readonly never[] = [];

const UPLOAD_PLACE = <SkeletonLines count={6} height={{ base: '21.25rem', md: '16rem', xl: '18.625rem' }} />;
const UploadBox = later(async () => (await import('./upload-box')).UploadBox, {
  waiting: UPLOAD_PLACE,
  lost: t('The upload of documents could not be loaded.'),
});

interface AttachmentsProps {
  submissionId: string;
  /** False once the scheme is finalised: no proof of identity is accepted any more. */
  takesIdentity: boolean;
}

/** The documents of a claim: upload fields and list. The box about proof of identity links here. */
export function Attachments({ submissionId, takesIdentity }: AttachmentsProps) {
  const mayUpload = useReach(Permission.ClaimsEdit);
  const { scheme } = useScheme();
  const { data, error, refetch, startPolling, stopPolling } = useAttachmentListQuery({
    variables: { submissionId },
    // A list that was asked for before the last of several files was stored lacks it.
    context: NEWEST_ANSWER,
  });
  const attachments = data?.attachments;
  const isChecking = attachments?.some(({ scan }) => scan === 'PENDING') ?? false;
  useEffect(
    function watchTheCheck() {
      if (isChecking) startPolling(CHECK_EVERY_MS);
      else stopPolling();
      return stopPolling;
    },
    [isChecking, startPolling, stopPolling],
  );
  const [isOld, setOld] = useState(false);
  const reload = useCallback(
    () =>
      void refetch().then(
        () => setOld(false),
        () => setOld(true),
      ),
    [refetch],
  );
  useEffect(
    function reloadOnline() {
      if (!isOld) return undefined;
      window.addEventListener('online', reload);
      return () => window.removeEventListener('online', reload);
    },
    [isOld, reload],
  );
  const timeZone = scheme?.timeZone ?? 'UTC';
  const { show, preview } = usePreview(attachments, timeZone);
  const mayOpen = usePermission(Permission.RestrictedRead);
  const first = attachments?.find(({ opensInTab }) => opensInTab)?.id;
  return (
    <Section id={DOCUMENTS_ID} aria-labelledby="upload-title">
      {mayOpen && first !== undefined && <DocumentKey onOpen={() => show(first)} />}
      <Stack>
        <SubsectionTitle id="upload-title">{t('Documents')}</SubsectionTitle>
        {mayUpload && (
          <WhenReached place={UPLOAD_PLACE}>
            <UploadBox
              submissionId={submissionId}
              takesIdentity={takesIdentity}
              documents={attachments ?? NONE}
              onStored={reload}
            />
          </WhenReached>
        )}
        {isOld && attachments && (
          <ErrorState message={t('The list of documents could not be updated.')} onRetry={reload}>
            {t(
              'Every file for which we said so has been saved. The list is updated once we reach the server.',
            )}
          </ErrorState>
        )}
        {error && !attachments ? (
          <ErrorState message={t('The documents could not be loaded.')} error={error} onRetry={reload} />
        ) : attachments?.length === 0 ? (
          <EmptyState title={t('No documents yet')}>
            {t('Documents you upload are listed here, and you can open them again.')}
          </EmptyState>
        ) : (
          <AttachmentTable
            attachments={scheme && attachments}
            timeZone={timeZone}
            onShow={show}
            onChanged={reload}
          />
        )}
      </Stack>
      {preview}
    </Section>
  );
}
