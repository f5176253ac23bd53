import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type MouseEvent } from 'react';
import { t } from '@rules/text.js';
import type { DraftStatus } from './draft-status';
import { Anchor } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';
import { usePhone } from '../../lib/use-phone';

/** The id of the element that asks the user to choose between two drafts. */
export const DRAFT_CONFLICT_ID = 'draft-conflict';

const Edge = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    // Content that scrolls behind the notice must not show through at its rounded corners.
    bg: 'canvas',
    py: { base: '1', md: '2' },
    _print: { display: 'none' },
  },
});
const Outline = chakra('div', {
  base: { borderWidth: '1px', borderColor: 'needs', borderRadius: 'md', overflow: 'hidden' },
});

/** One line, which opens to all of the message. */
const Short = chakra('details', {
  base: { px: 'gutter', py: '1', bg: 'needsSoft', textStyle: 'caption' },
});
const Line = chakra('summary', { base: { py: '1', fontWeight: 'semibold', cursor: 'pointer' } });
const Rest = chakra('div', { base: { pb: '1' } });

type UnsavedNoticeProps = Pick<DraftStatus<unknown>, 'state' | 'problem'>;

/**
 * Warns that what is typed is not saved, where the user sees it: at the lower edge of the window while the form is
 * longer, and above the form's buttons at its end. It is the last item in the column of fields. On a phone it is one line
 * that can be opened, so that it leaves room for the field with the focus and the keyboard (UX-27).
 */
export function UnsavedNotice({ state, problem }: UnsavedNoticeProps) {
  const isPhone = usePhone();
  const words = unsavedText(state, problem);
  const edge = useRef<HTMLDivElement>(null);
  const isShown = words !== undefined;
  useEffect(
    function uncoverFocusedField() {
      const focused = document.activeElement;
      if (!isShown || !edge.current || focused === null || focused === document.body) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const isCovered = top < window.innerHeight && bottom > edge.current.getBoundingClientRect().top;
      // Nobody who is reading elsewhere is taken back to the field.
      if (isCovered && !edge.current.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
    },
    [isShown],
  );
  if (!words) return null;
  const choice = state === 'conflict' && <ChooseOne />;
  return (
    <Edge ref={edge} data-unsaved="">
      <Outline role="status">
        {isPhone ? (
          <Short>
            <Line>{state === 'offline' ? t('Not saved yet') : t('Not saved')}</Line>
            <Rest>
              {words} {choice}
            </Rest>
          </Short>
        ) : (
          <Notice tone="needs">
            {words} {choice}
          </Notice>
        )}
      </Outline>
    </Edge>
  );
}

/** Leads to the choice between two drafts, which is somewhere above; the focus goes with it. */
function ChooseOne() {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    const choice = document.getElementById(DRAFT_CONFLICT_ID);
    choice?.scrollIntoView({ block: 'center' });
    choice?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <Anchor href={`#${DRAFT_CONFLICT_ID}`} onClick={choose}>
      {t('Choose one')}
    </Anchor>
  );
}

function unsavedText(
  state: UnsavedNoticeProps['state'],
  problem: UnsavedNoticeProps['problem'],
): string | undefined {
  if (state === 'offline')
    return t('Not saved yet: we cannot reach the server. Keep this page open; we will try again.');
  if (state === 'conflict')
    return t('Not saved: this form was changed or submitted in another window or on another device.');
  return state === 'refused'
    ? t('Not saved: {problem}', { problem: problem ?? t('something went wrong.') })
    : undefined;
}
