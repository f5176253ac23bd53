import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import type { DraftStatus } from './draft-status';
import { Anchor } from '../../components/actions/text-link';
import { Notice } from '../../components/feedback/notice';

/** The id of the element that asks the user to choose between two drafts. */
export const DRAFT_CONFLICT_ID = 'draft-conflict';

const Edge = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    // Content that scrolls behind the notice must not show through at its rounded corners.
    bg: 'canvas',
    py: '2',
    _print: { display: 'none' },
  },
});
const Outline = chakra('div', {
  base: { borderWidth: '1px', borderColor: 'needs', borderRadius: 'md', overflow: 'hidden' },
});

type UnsavedNoticeProps = Pick<DraftStatus<unknown>, 'state' | 'problem'>;

/**
 * Warns that what is typed is not saved, where the user sees it: at the lower edge of the window while the form is
 * longer, and above the form's buttons at its end. It is the last item in the column of fields.
 */
export function UnsavedNotice({ state, problem }: UnsavedNoticeProps) {
  const words = unsavedText(state, problem);
  if (!words) return null;
  return (
    <Edge data-unsaved="">
      <Outline>
        <Notice tone="needs" role="status">
          {words} {state === 'conflict' && <Anchor href={`#${DRAFT_CONFLICT_ID}`}>{t('Choose one')}</Anchor>}
        </Notice>
      </Outline>
    </Edge>
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
