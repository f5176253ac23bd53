import { decisionSchema } from '@rules/amendment-schema.js';
import { schemaErrors } from '@rules/schema-errors.js';
import { useRef, useState, type KeyboardEvent } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';
import { TypedAgain } from '../../components/dialog/typed-again';
import { Notice } from '../../components/feedback/notice';
import { PlainTextArea } from '../../components/form/plain-fields';
import { useKeepTyping } from '../../domain/draft/use-kept-typing';
import { NEXT_ID } from './next-in-queue';
import type { DecisionFailure } from './use-proposal-decision';

const words = {
  accept: {
    title: (claim: string) => t('Accept the change to {claim}?', { claim }),
    text: t('The change takes effect immediately, and the member is notified by e-mail.'),
    label: t('Note to the member (optional)'),
    button: t('Accept change'),
  },
  decline: {
    title: (claim: string) => t('Decline the change to {claim}?', { claim }),
    text: t('The claim does not change. The member will see your reason in the thread.'),
    label: t('Reason'),
    button: t('Decline change'),
  },
};

/** The possible decisions: accept or decline. */
export type Decision = keyof typeof words;

interface DecideProposalDialogProps {
  /** The dialog's name within its page, to keep what is typed. */
  name: string;
  decision: Decision;
  /** The reason as typed before. */
  typed?: string;
  /** Names the claim: 'the claim with SID 00101'. */
  claim: string;
  /** How much would change. */
  extent: string;
  /** The warnings about the change, a sentence each. */
  warnings: readonly string[];
  pending: boolean;
  /** Returns why it failed, or undefined. */
  onDecide: (reason: string) => Promise<DecisionFailure | undefined>;
  onClose: () => void;
}

/**
 * The confirmation dialog for a decision: names claim and extent, and asks for a reason, which is required to decline
 * and optional to accept.
 */
export function DecideProposalDialog(props: DecideProposalDialogProps) {
  const { name, decision, typed, claim, extent, warnings, pending, onDecide, onClose } = props;
  const [reason, setReason] = useState(typed ?? '');
  useKeepTyping(name, reason === '' ? undefined : { about: decision, values: reason });
  const note = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<DecisionFailure>();
  const { title, text, label, button } = words[decision];
  const reasonError = schemaErrors(decisionSchema, { reason }, { accept: decision === 'accept' })['reason'];
  const decide = async () => {
    setAsked(true);
    if (reasonError) {
      document.getElementById('decision-reason')?.focus();
      return;
    }
    const refusal = await onDecide(reason.trim());
    setFailure(refusal);
    if (refusal === undefined) onClose();
  };
  /** Ctrl+Enter in the note, as in a reply; a key that is held down decides once. */
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || pending) return;
    event.preventDefault();
    void decide();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      initialFocus={note}
      finalFocus={() => document.getElementById(NEXT_ID)}
      title={title(claim)}
      footer={
        <>
          <DialogCancel>{t('Back')}</DialogCancel>
          <Button
            look={decision === 'accept' ? 'primary' : 'danger'}
            pending={pending}
            onClick={() => void decide()}
          >
            {button}
          </Button>
        </>
      }
    >
      <DialogBody>
        {typed !== undefined && <TypedAgain />}
        <p>
          {decision === 'accept' && `${extent} `}
          {text}
        </p>
        {decision === 'accept' && warnings.length > 0 && (
          <Notice tone="needs" title={t('Check this before you accept')}>
            {warnings.join(' ')}
          </Notice>
        )}
        {failure && (
          <Notice tone="error" title={failure.message} role="alert">
            {failure.isUnknown
              ? t(
                  'It may still have been done. Go back and check: the proposed change will show it as soon as we can reach the server. It is never done twice.',
                )
              : t('Nothing was changed.')}
          </Notice>
        )}
        <PlainTextArea
          id="decision-reason"
          areaRef={note}
          onKeyDown={sendByKey}
          label={label}
          value={reason}
          onChange={setReason}
          error={asked ? reasonError : undefined}
        />
      </DialogBody>
    </Dialog>
  );
}
