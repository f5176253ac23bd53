import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { formatMomentAt, ownTimeZone, timeOf } from '../../lib/dates';
import type { Draft } from './use-draft';
import { Button } from '../../components/actions/button';
import { typedAmountText, type TypedAmount } from './typed-amount';
import { FocusedNotice } from '../../components/feedback/focused-notice';
import { Notice } from '../../components/feedback/notice';
import { DiscardButton } from '../../components/form/discard-button';
import { UndoLine } from '../../components/form/undo-line';
import { useHasReturned } from '../session/returned';
import { DRAFT_CONFLICT_ID } from './unsaved-notice';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    color: 'muted',
    textStyle: 'caption',
  },
});
const Answers = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '3' } });

interface DraftNoticeProps<Values> {
  draft: Draft<Values>;
  /** The amount of the form's content that the user typed. */
  amountOf: (values: Values) => TypedAmount;
  /** Resets the form; the draft is deleted by then. */
  onStartAgain: () => void;
  /** The form says elsewhere when it was saved. */
  hidesSaved?: boolean;
}

/**
 * The state of the form's draft: restored, saved, removed, or in conflict with another. Used together with
 * `UnsavedNotice`.
 */
export function DraftNotice<Values>(props: DraftNoticeProps<Values>) {
  const { draft, amountOf, onStartAgain, hidesSaved = false } = props;
  const timeZone = ownTimeZone();
  const { restored, putAside } = draft;
  const typed = (values: Values | undefined) => (values ? typedAmountText(amountOf(values)) : '');
  if (draft.state === 'conflict') return <DraftConflict draft={draft} onStartAgain={onStartAgain} />;
  const { state, savedAt } = draft;
  const savedText =
    !hidesSaved && (state === 'saved' || state === 'saving') && savedAt
      ? t('Draft saved {timeOf}', { timeOf: timeOf(savedAt, timeZone) })
      : undefined;
  return (
    <>
      {restored && <NotSentYet />}
      {putAside && typed(putAside) && (
        <UndoLine
          key={typed(putAside)}
          words={
            draft.isAsideFromElsewhere
              ? t('This version is kept. The other draft was discarded: {typed}.', { typed: typed(putAside) })
              : t('Discarded: {typed}.', { typed: typed(putAside) })
          }
          onUndo={draft.undo}
          isFromBefore={draft.isAsideFromBefore}
        />
      )}
      {(restored || savedText) && (
        <Line>
          {restored && (
            <>
              <span>
                {restored.savedAt
                  ? t('We saved what you typed on {savedAt}.', {
                      savedAt: formatMomentAt(restored.savedAt, timeZone),
                    })
                  : t('What you typed has been restored.')}
              </span>
              <DiscardButton
                label={t('Start again')}
                loss={() => typed(draft.latest())}
                onDiscard={() => void draft.startAgain().then(onStartAgain)}
              />
            </>
          )}
          <span role={draft.state === 'saved' ? undefined : 'status'}>{savedText}</span>
        </Line>
      )}
    </>
  );
}

/** Somebody who sends a form as their session ends must not believe that it was sent (DRAFT-9). */
function NotSentYet() {
  if (!useHasReturned()) return null;
  return (
    <FocusedNotice tone="needs" title={t('This has not been sent yet')}>
      {t(
        'Your session ended before it was sent. What you typed is here again: please check it, then send it.',
      )}
    </FocusedNotice>
  );
}

interface DraftConflictProps {
  draft: Pick<Draft<unknown>, 'otherSavedAt' | 'takeOther' | 'keepMine'>;
  onStartAgain: () => void;
}

/** Asks which of two drafts to keep; the other one can be brought back. */
function DraftConflict({ draft, onStartAgain }: DraftConflictProps) {
  const other = draft.otherSavedAt;
  return (
    <Notice
      id={DRAFT_CONFLICT_ID}
      tone="needs"
      role="alert"
      title={other ? t('There is a newer draft of this form') : t('This form was submitted elsewhere')}
    >
      {other
        ? t('It was saved in another window or on another device on {other}.', {
            other: formatMomentAt(other, ownTimeZone()),
          })
        : t('It was submitted or started again in another window or on another device.')}
      <Answers>
        <Button size="small" onClick={draft.keepMine}>
          {t('Keep this version')}
        </Button>
        <Button size="small" onClick={() => void draft.takeOther().then(other ? undefined : onStartAgain)}>
          {other ? t('Use the newer draft') : t('Start again')}
        </Button>
      </Answers>
    </Notice>
  );
}
