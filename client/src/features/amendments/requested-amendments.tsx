import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ComponentType, type ReactNode, type Ref } from 'react';
import { OutsideLink } from '../../components/actions/outside-link';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Tag } from '../../components/feedback/tag';
import { Inline, Muted, Stack } from '../../components/page/layout';
import {
  useAmendmentThreadQuery,
  type ClaimDataFragment,
  type SchemeQuery,
  type SubmissionViewQuery,
} from '../../generated/graphql';
import { threadLabel, unansweredIn } from './amendment-text';
import type { OpenRequest } from './amendment-draft-form';
import { AmendmentDraftLater } from './amendment-draft-later';
import type { CloseAmendmentsButtonProps } from './close-amendments-button';
import { AmendmentThread } from './amendment-thread';
import { useFreshQueue, type RequestQueue } from './next-in-queue';
import type { TradeEntrySlot } from './proposal-panel';
import { Questions } from '../../domain/scheme/contact';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Trans } from '../../components/text/trans';
import { usePermission } from '../../domain/session/use-permission';
import { useIsOffice } from '../../domain/session/use-is-office';
import { useReach } from '../../domain/session/use-reach';

const OnScreen = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', _print: { display: 'none' } },
});

interface RequestedAmendmentsProps {
  submission: SubmissionViewQuery['submission'] & { submissionData: ClaimDataFragment };
  scheme: SchemeQuery['scheme'];
  tradeEntry: TradeEntrySlot;
  /** The upload field and the list of files; they belong to another feature. */
  attachments: ReactNode;
  /** The queue from which the administrator opened the claim. */
  queue?: RequestQueue;
  /** Closes the thread; the office's, so that members do not load it. */
  Close?: ComponentType<CloseAmendmentsButtonProps>;
  /** Opens a request from elsewhere on the page. */
  openRef?: Ref<OpenRequest>;
}

/** Requested Amendments (AMEND-1): the thread, the message field, files, template and contact address. */
export function RequestedAmendments(props: RequestedAmendmentsProps) {
  const { submission, scheme, tradeEntry, attachments, queue, Close, openRef } = props;
  const { tradeTemplateUrl } = scheme;
  const [sentId, setSentId] = useState<string>();
  const isOffice = useIsOffice();
  const mayWrite = useReach(Permission.AmendmentsWrite);
  const mayClose = usePermission(Permission.AmendmentsAnswer);
  const { data, error, refetch } = useAmendmentThreadQuery({
    variables: { submissionId: submission.id },
  });
  const thread = data?.amendments;
  const lastSeenId = thread?.messages.at(-1)?.id;
  useFreshQueue(isOffice, queue !== undefined, thread?.state);
  const state = thread?.state && threadLabel({ state: thread.state, messages: thread.messages }, isOffice);
  return (
    <Stack gap="wide">
      {state && (
        <Inline spread>
          <Tag tone={state.tone} role="status">
            {state.words}
          </Tag>
          {Close && mayClose && thread.state !== 'CLOSED' && (
            <Close
              submissionId={submission.id}
              sid={submission.sid}
              unanswered={unansweredIn(thread.messages)}
              lastSeenId={lastSeenId}
            />
          )}
        </Inline>
      )}
      {thread ? (
        <AmendmentThread
          messages={thread.messages}
          removed={submission.removed}
          sid={submission.sid}
          claim={submission.submissionData}
          hasAllTrades={!submission.moreTrades}
          scheme={scheme}
          focusedId={sentId}
          queue={queue}
        />
      ) : error ? (
        <ErrorState
          message={t('The messages could not be loaded.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines count={3} />
      )}
      <OnScreen>
        {mayWrite && (
          <AmendmentDraftLater
            key={submission.id}
            submissionId={submission.id}
            data={submission.submissionData}
            hasAllTrades={!submission.moreTrades}
            lastSeenId={isOffice ? lastSeenId : undefined}
            tradeEntry={tradeEntry}
            queue={queue}
            openRef={openRef}
            onSent={setSentId}
          />
        )}
        {attachments}
        {tradeTemplateUrl && (
          <Muted>
            <Trans
              id="Sending many transactions? Fill in the <0>trade data template</0> and upload it here."
              parts={[(text) => <OutsideLink href={tradeTemplateUrl}>{text}</OutsideLink>]}
            />
          </Muted>
        )}
        <Questions scheme={scheme} />
      </OnScreen>
    </Stack>
  );
}
