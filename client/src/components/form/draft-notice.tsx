import { chakra } from '@chakra-ui/react/styled-system';
import type { DraftStatus } from '../../lib/draft-saver';
import { formatMomentAt, ownTimeZone, timeOf } from '../../lib/dates';
import type { Draft } from '../../lib/use-draft';
import { Button } from '../actions/button';
import { Notice } from '../feedback/notice';

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

interface DraftNoticeProps {
  draft: Pick<
    Draft<unknown>,
    'restored' | 'savedAt' | 'state' | 'otherSavedAt' | 'problem' | 'discard' | 'takeOther' | 'keepMine'
  >;
  /** Empties the form; the draft has been thrown away by then. */
  onStartAgain: () => void;
}

/** What became of the form's draft: kept from before, saved, not saved, or changed elsewhere meanwhile. */
export function DraftNotice({ draft, onStartAgain }: DraftNoticeProps) {
  const timeZone = ownTimeZone();
  const startAgain = () => void draft.discard().then(onStartAgain);
  if (draft.state === 'conflict') {
    const other = draft.otherSavedAt;
    return (
      <Notice
        tone="needs"
        role="alert"
        title={other ? 'There is a newer draft of this form' : 'This form was sent elsewhere'}
      >
        {other
          ? `It was saved in another window or on another device on ${formatMomentAt(other, timeZone)}.`
          : 'It was sent or started again in another window or on another device.'}
        <Answers>
          <Button size="small" onClick={draft.keepMine}>
            Keep what is here
          </Button>
          <Button size="small" onClick={() => void draft.takeOther().then(other ? undefined : onStartAgain)}>
            {other ? 'Use the newer one' : 'Start again'}
          </Button>
        </Answers>
      </Notice>
    );
  }
  const words = stateWords(draft, timeZone);
  if (!draft.restored && !words) return null;
  return (
    <Line>
      {draft.restored && (
        <>
          <span>We kept what you typed on {formatMomentAt(draft.restored.savedAt, timeZone)}.</span>
          <Button size="small" onClick={startAgain}>
            Start again
          </Button>
        </>
      )}
      <span role={draft.state === 'saved' ? undefined : 'status'}>{words}</span>
    </Line>
  );
}

function stateWords(
  { state, savedAt, problem }: Pick<DraftStatus<unknown>, 'state' | 'savedAt' | 'problem'>,
  timeZone: string,
): string | undefined {
  if (state === 'offline') return 'Not saved: no connection. It is tried again by itself.';
  if (state === 'refused') return `Not saved: ${problem ?? 'something went wrong.'}`;
  if ((state === 'saved' || state === 'saving') && savedAt) return `Draft saved ${timeOf(savedAt, timeZone)}`;
  return undefined;
}
