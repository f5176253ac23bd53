import { t } from '@rules/text.js';
import { DialogTyped } from '../../components/dialog/dialog-typed';
import { HoldsTyped } from '../../components/dialog/holds-typed';
import { KeepOnPage } from '../../components/dialog/keep-on-page';
import { LeaveAnswers, LeaveQuestion } from '../../components/dialog/leave-question';
import { useAskedLeaving } from '../../components/dialog/use-asked-leaving';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { CopyField } from '../../components/form/copy-field';
import { Inline, Stack } from '../../components/page/layout';
import type { ProposalFragment } from '../../generated/graphql';
import { useKeepTyping } from '../../domain/draft/use-kept-typing';
import type { Decision } from './decide-proposal-dialog';

interface UnsentReasonProps {
  /** The name of the dialog into which it was typed. */
  name: string;
  decision: Decision;
  reason: string;
  state: ProposalFragment['state'];
  onDiscard: () => void;
}

/** A reason typed by an administrator for a change that another one has decided since, offered for copying. */
export function UnsentReason({ name, decision, reason, state, onDiscard }: UnsentReasonProps) {
  useKeepTyping(name, { about: decision, values: reason });
  const leaving = useAskedLeaving(true, onDiscard);
  return (
    <Notice
      tone="needs"
      role="status"
      title={t(
        'This change was {isState, select, true {withdrawn} other {decided}} before your decision was sent',
        { isState: String(state === 'WITHDRAWN') },
      )}
    >
      <Stack>
        <p>
          {t(
            'Your decision changed nothing. Copy what you typed if you still need it, for example for a reply.',
          )}
        </p>
        <DialogTyped value={leaving.noteTyped}>
          <HoldsTyped />
        </DialogTyped>
        <CopyField label={t('What you typed')} value={reason} isLong />
        {leaving.isAsking ? (
          <LeaveAnswers>
            <LeaveQuestion onStay={leaving.stay} onDiscard={leaving.discard} />
          </LeaveAnswers>
        ) : (
          <Inline>
            <Button size="small" onClick={leaving.leave}>
              {t('Discard')}
            </Button>
          </Inline>
        )}
        {leaving.isTyped && <KeepOnPage onBlocked={leaving.setBlocked} />}
      </Stack>
    </Notice>
  );
}
