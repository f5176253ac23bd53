import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { cleanSid, SID_MAX_LENGTH } from '@rules/text-values.js';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { DialogTyped } from '../../../components/dialog/dialog-typed';
import { KeepOnPage } from '../../../components/dialog/keep-on-page';
import { LeaveAnswers, LeaveQuestion } from '../../../components/dialog/leave-question';
import { TypedAgain } from '../../../components/dialog/typed-again';
import { useAskedLeaving } from '../../../components/dialog/use-asked-leaving';
import { PlainInput } from '../../../components/form/plain-fields';
import { PencilIcon } from '../../../components/icons';
import { showToast } from '../../../components/toast/toast-store';
import { useUpdateSidMutation } from '../../../generated/graphql';
import { useKeepTyping, useTypedBefore } from '../../../domain/draft/use-kept-typing';
import { errorCode, errorMessage, mayBeDone } from '../../../lib/error-message';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key';
import type { Submission } from './submission-data';

const Shown = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    overflowWrap: 'anywhere',
  },
});
const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', maxWidth: 'field.medium' },
});
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const inputId = 'claim-sid';
const NAME = 'sid';

interface SidFormProps {
  submission: Pick<Submission, 'id' | 'sid' | 'version'>;
  /** What was typed before the session ended. */
  before?: string;
  onClose: () => void;
}

function errorOf(sid: string): string | undefined {
  return sid.length > SID_MAX_LENGTH
    ? t('SID can have at most {sidMaxLength} characters', { sidMaxLength: SID_MAX_LENGTH })
    : undefined;
}

function SidForm({ submission, before, onClose }: SidFormProps) {
  const { id, version } = submission;
  const [typed, setTyped] = useState(before ?? submission.sid ?? '');
  useKeepTyping(NAME, typed === (submission.sid ?? '') ? undefined : { about: '', values: typed });
  const [failure, setFailure] = useState<string>();
  const leaving = useAskedLeaving(true, onClose);
  const client = useApolloClient();
  const { keyFor, done } = useIdempotencyKey(`sid:${id}`);
  const [updateSid, { loading }] = useUpdateSidMutation({ refetchQueries: ['SubmissionView'] });
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const sid = cleanSid(typed);
    if (sid === '' || sid === submission.sid) {
      onClose();
      return;
    }
    const error = errorOf(sid);
    setFailure(error);
    if (error) return;
    try {
      const variables = { id, version, sid };
      await updateSid({ variables, context: { headers: keyFor(variables) } });
      done();
      showToast('success', t('SID Updated'));
      onClose();
    } catch (error) {
      const isUnknown = mayBeDone(error);
      const message = errorMessage(error, t('Something went wrong.'));
      setFailure(isUnknown ? t('{message} The SID may still have been changed.', { message }) : message);
      showToast('error', message);
      // Another administrator was faster, or the SID was changed after all: show the current one; what was typed is
      // kept.
      if (isUnknown || errorCode(error) === 'CONFLICT')
        void client.refetchQueries({ include: ['SubmissionView'] });
    }
  };
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => void confirm(event)}
      onInput={leaving.onInput}
      onKeyDown={(event: React.KeyboardEvent) => event.key === 'Escape' && !loading && leaving.leave()}
    >
      <DialogTyped value={leaving.noteTyped}>{before !== undefined && <TypedAgain />}</DialogTyped>
      <PlainInput id={inputId} label={t('New SID')} value={typed} error={failure} onChange={setTyped} />
      {leaving.isAsking ? (
        <LeaveAnswers>
          <LeaveQuestion onStay={leaving.stay} onDiscard={leaving.discard} />
        </LeaveAnswers>
      ) : (
        <Buttons>
          <Button type="submit" look="primary" size="small" pending={loading}>
            {t('Confirm')}
          </Button>
          <Button size="small" disabled={loading} onClick={leaving.leave}>
            {t('Cancel')}
          </Button>
        </Buttons>
      )}
      {leaving.isTyped && <KeepOnPage onBlocked={leaving.setBlocked} />}
    </Form>
  );
}

/**
 * The SID for administrators: edited in place, sent only when it is not empty and has changed (CLAIM-39, VIEW-3). As in
 * a dialog, typed input is not discarded without a question.
 */
export function SidEditor({ submission }: Pick<SidFormProps, 'submission'>) {
  const [editing, setEditing] = useState<{ before?: string }>();
  useTypedBefore<string>(NAME, ({ values }) => setEditing({ before: values }));
  const pencil = useRef<HTMLButtonElement>(null);
  const open = () => {
    flushSync(() => setEditing({}));
    document.getElementById(inputId)?.focus();
  };
  const close = () => {
    flushSync(() => setEditing(undefined));
    pencil.current?.focus();
  };
  if (editing) return <SidForm submission={submission} before={editing.before} onClose={close} />;
  return (
    <Shown>
      {submission.sid ?? t('Not set yet')}
      <Button ref={pencil} look="quiet" size="small" aria-label={t('Edit SID')} onClick={open}>
        <PencilIcon />
        {t('Edit')}
      </Button>
    </Shown>
  );
}
