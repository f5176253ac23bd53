import { amendmentSchema } from '@rules/amendment-schema.js';
import { schemaErrors } from '@rules/schema-errors.js';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { PlainTextArea } from '../../components/form/plain-fields';
import { UndoLine } from '../../components/form/undo-line';
import { Inline, Muted, Stack } from '../../components/page/layout';
import type { ClaimDataFragment } from '../../generated/graphql';
import { typedAmountText } from '../../domain/draft/typed-amount';
import { AmendmentReview } from './amendment-review';
import { FIELD_CHOICE_ID } from './field-choice';
import {
  changedBank,
  draftDiff,
  emptyProposal,
  errorsByField,
  proposalAmount,
  proposalErrors,
  proposalInput,
  type AmendmentDraft,
  type ProposalDraft,
  type ProposalErrors,
} from './proposal-draft';
import { ProposalPanel, type TradeEntrySlot } from './proposal-panel';
import { REPLY_BOX_ID } from './reply-box';
import type { RequestQueue } from './next-in-queue';
import { useSendAmendment, type SendFailure } from './use-send-amendment';
import { useIsOffice } from '../../domain/session/use-is-office';

interface AmendmentFormProps {
  submissionId: string;
  data: ClaimDataFragment;
  /** `data` contains all of the claim's trades, not only the newest. */
  hasAllTrades: boolean;
  /** The newest message displayed to the administrator who answers. */
  lastSeenId: string | undefined;
  draft: AmendmentDraft;
  onDraft: (draft: AmendmentDraft) => void;
  /** False while a draft from elsewhere is newer, or was sent. */
  mayBeSent: () => Promise<boolean>;
  /** Runs when the message was saved, with its id: the draft is no longer needed. */
  onSent: (id: string) => void;
  /** The queue from which the administrator opened the claim. */
  queue?: RequestQueue;
  tradeEntry: TradeEntrySlot;
}

/** The server's errors of the proposed change, by their place in it. */
function serverErrors({ paths }: SendFailure, changed: string[]): ProposalErrors {
  const ofProposal = Object.entries(paths)
    .filter(([path]) => path.startsWith('proposal.'))
    .map(([path, message]) => [path.slice('proposal.'.length), message] as const);
  return errorsByField(Object.fromEntries(ofProposal), changed);
}

function focusMessage() {
  document.getElementById(REPLY_BOX_ID)?.focus();
}

function focusFirstError({ fields }: ProposalErrors) {
  const [path] = Object.keys(fields);
  document.getElementById(path ? `proposal.${path}` : FIELD_CHOICE_ID)?.focus();
}

/**
 * The form for a request or its answer; a member may attach a proposed change, which is displayed for review before it
 * is sent.
 */
export function AmendmentForm(props: AmendmentFormProps) {
  const { submissionId, data, hasAllTrades, lastSeenId, draft, onDraft, tradeEntry } = props;
  const { mayBeSent, onSent, queue } = props;
  const isOffice = useIsOffice();
  const navigate = useNavigate();
  const { message, proposal, dropped } = draft;
  /** The value when the form was opened. */
  const [droppedBefore] = useState(dropped);
  const messageError = schemaErrors(amendmentSchema, { message })['message'];
  const { send, sending, failure, dialog } = useSendAmendment(submissionId, lastSeenId, mayBeSent);
  const [checking, setChecking] = useState(false);
  const [asked, setAsked] = useState(false);
  const [errors, setErrors] = useState<ProposalErrors>();

  const sendNow = async (goesOn = false) => {
    const sentId = await send(
      message.trim(),
      proposal && proposalInput(proposal),
      changedBank(data, proposal),
    );
    if (sentId === null) return;
    if (sentId !== undefined) {
      setErrors(undefined);
      setAsked(false);
      onSent(sentId);
    }
    setChecking(false);
    if (sentId !== undefined && goesOn && queue) void navigate(queue.next ?? queue.listPath);
  };
  /** The previous one can be brought back; an empty one is no loss. */
  const takeProposal = (next: ProposalDraft | undefined) => {
    const isLoss = proposal !== undefined && typedAmountText(proposalAmount(proposal)) !== '';
    onDraft({ message, proposal: next, dropped: isLoss ? proposal : undefined });
  };
  // A proposed change is edited and validated against all trades of the claim.
  const waits = proposal !== undefined && !hasAllTrades;
  const submit = (goesOn: boolean) => {
    if (sending || waits) return;
    setAsked(true);
    if (messageError) {
      focusMessage();
      return;
    }
    const found = proposal && proposalErrors(data, proposal);
    setErrors(found);
    if (found) focusFirstError(found);
    else if (proposal) setChecking(true);
    else void sendNow(goesOn);
  };

  /** Ctrl+Enter in the message sends it; with Shift it also goes on to the next claim of the queue. */
  const sendByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    const isMessage = target instanceof Element && target.id === REPLY_BOX_ID;
    if (!isOffice || !isMessage || key !== 'Enter' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    submit(shiftKey);
  };

  if (checking && proposal && !waits) {
    return (
      <>
        <AmendmentReview
          message={message}
          diff={draftDiff(data, proposal)}
          sending={sending}
          onSend={() => void sendNow()}
          onBack={() => setChecking(false)}
        />
        {dialog}
      </>
    );
  }
  const shownErrors = errors ?? (failure && serverErrors(failure, Object.keys(proposal?.changes ?? {})));
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(false);
      }}
      onKeyDown={sendByKey}
    >
      <Stack>
        {failure && (
          <Notice
            tone="error"
            role="alert"
            title={
              failure.maybeSent
                ? t('We do not know whether your message was sent')
                : t('Your message was not sent')
            }
          >
            <p>{failure.message}</p>
            <p>
              {t('What you typed is still here.')}{' '}
              {failure.maybeSent && t('Submit it again: it will not be sent twice.')}
            </p>
          </Notice>
        )}
        <PlainTextArea
          id={REPLY_BOX_ID}
          label={isOffice ? t('Reply to the member') : t('Your request')}
          hint={
            isOffice
              ? t(
                  'R starts a reply, Ctrl+Enter sends it{isQueue, select, true {, Ctrl+Shift+Enter also goes to the next request} other {}}.',
                  { isQueue: String(Boolean(queue)) },
                )
              : t('Tell us what should change and why. We will reply here and by e-mail.')
          }
          value={message}
          error={asked ? messageError : undefined}
          onChange={(text) => onDraft({ ...draft, message: text })}
        />
        {waits && (
          <Muted role="status">
            {t(
              'Your proposed change will be shown once all transactions of the claim have loaded. None of it is lost.',
            )}
          </Muted>
        )}
        {dropped && (
          <UndoLine
            words={t('Discarded from your proposed change: {typedAmountText}.', {
              typedAmountText: typedAmountText(proposalAmount(dropped)),
            })}
            onUndo={() => takeProposal(dropped)}
            isFromBefore={dropped === droppedBefore}
          />
        )}
        {proposal && !waits && (
          <ProposalPanel
            data={data}
            proposal={proposal}
            errors={shownErrors}
            tradeEntry={tradeEntry}
            onChange={(changed) => onDraft({ ...draft, proposal: changed })}
            onDrop={() => takeProposal(undefined)}
          />
        )}
        <Inline>
          <Button type="submit" look="primary" pending={sending} disabled={waits}>
            {proposal ? t('Check and submit') : t('Submit')}
          </Button>
          {queue && !proposal && (
            <Button data-primary pending={sending} onClick={() => submit(true)}>
              {t('Send and next')}
            </Button>
          )}
          {!isOffice && !proposal && (
            <Button onClick={() => onDraft({ ...draft, proposal: emptyProposal })}>
              {t('Propose a change to my claim')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
