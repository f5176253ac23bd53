import { chakra } from '@chakra-ui/react/styled-system';
import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { UnsavedNotice } from '../../domain/draft/unsaved-notice';
import type { DraftStatus } from '../../domain/draft/draft-status';
import { ownTimeZone, timeOf } from '../../lib/dates';
import { isFreeChord } from '../../lib/shortcut';
import { typedAmount } from '../../domain/draft/typed-amount';
import type { ClaimFormValues } from './claim-values';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    py: '3',
    // The button that scrolls to the top is in this corner.
    pe: { base: '14', xl: '0' },
    bg: 'canvas',
    borderTopWidth: '1px',
    borderColor: 'control',
    _print: { display: 'none' },
  },
});
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2' },
});
const Words = chakra('p', {
  base: { flex: { base: '1 0 100%', md: '1' }, textStyle: 'caption', color: 'muted' },
});
const Changed = chakra('span', { base: { color: 'ink', fontWeight: 'medium' } });

interface SaveBarProps {
  /** The values that the form's are compared with: the stored claim's, or those of an empty form. */
  beginning: ClaimFormValues;
  draft: Pick<DraftStatus<unknown>, 'state' | 'problem' | 'savedAt'>;
  cancel: ReactNode;
  /** The label of the button. */
  action?: string;
}

/**
 * Submit and Cancel of an administrator's form, at the lower edge of the window while the form is longer: with the
 * number of changes, the state of the draft, and Ctrl+S (CLAIM-47).
 */
export function SaveBar({ beginning, draft, cancel, action = t('Submit') }: SaveBarProps) {
  const { values, isSubmitting } = useFormikContext<ClaimFormValues>();
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(function keepFocusedFieldsAbove() {
    const page = document.documentElement;
    // The browser scrolls a field that gets the focus to above this distance.
    page.style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + FOCUS_RING}px`;
    return () => void page.style.removeProperty('scroll-padding-bottom');
  });
  useEffect(function uncoverFocusedField() {
    // Of a text area the browser only shows the line with the caret.
    const uncover = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => {
        if (!bar.current || !(target instanceof Element) || bar.current.contains(target)) return;
        const covered =
          target.getBoundingClientRect().bottom + FOCUS_RING - bar.current.getBoundingClientRect().top;
        const isInWindow = target.getBoundingClientRect().top < window.innerHeight;
        const fits = target.clientHeight < bar.current.getBoundingClientRect().top;
        if (covered > 0 && isInWindow && fits) window.scrollBy({ top: covered, behavior: 'instant' });
      });
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, []);
  useEffect(function submitByKey() {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || event.shiftKey || event.repeat || !isFreeChord(event)) return;
      // The browser would save the page as a file.
      event.preventDefault();
      // A cell that is being edited keeps its text when it is left.
      flushSync(() => button.current?.focus());
      button.current?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <Bar ref={bar} data-save-bar="">
      <UnsavedNotice {...draft} />
      <Line>
        <Words>
          <Changed>{useChangedText(beginning, values)}</Changed>
          {' · '}
          <span role="status">{isSubmitting ? t('Sending your answers…') : draftText(draft)}</span>
        </Words>
        {cancel}
        <Button
          ref={button}
          type="submit"
          look="primary"
          pending={isSubmitting}
          aria-keyshortcuts="Control+S Meta+S"
          title={t('{action} (Ctrl+S)', { action })}
        >
          {action}
        </Button>
      </Line>
    </Bar>
  );
}

/** Space for the ring around a focused field. */
const FOCUS_RING = 8;

function useChangedText(beginning: ClaimFormValues, values: ClaimFormValues): string {
  const { tradeData: tradesBefore } = beginning.tradeDetails;
  const { tradeData } = values.tradeDetails;
  // Fifty thousand trades are not compared on each keystroke in another field.
  const { trades } = useMemo(() => typedAmount(tradesBefore, tradeData), [tradesBefore, tradeData]);
  const { answers } = typedAmount(withoutTrades(beginning), withoutTrades(values));
  if (answers > 0 && trades > 0)
    return t(
      '{answers, plural, one {# field} other {# fields}} and {trades, plural, one {# trade} other {# trades}} changed',
      { answers, trades },
    );
  if (answers > 0) return t('{answers, plural, one {# field} other {# fields}} changed', { answers });
  if (trades > 0) return t('{trades, plural, one {# trade} other {# trades}} changed', { trades });
  return t('Nothing changed');
}

function withoutTrades(values: ClaimFormValues) {
  return { ...values, tradeDetails: { ...values.tradeDetails, tradeData: undefined } };
}

function draftText({ state, savedAt }: SaveBarProps['draft']): string {
  if (state === 'offline' || state === 'conflict' || state === 'refused') return t('Draft not saved');
  if (savedAt) return t('Kept as a draft at {timeOf}', { timeOf: timeOf(savedAt, ownTimeZone()) });
  return state === 'saving' ? t('Keeping a draft…') : t('No draft');
}
