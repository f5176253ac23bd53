import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';

const Question = chakra('p', {
  // On a phone the buttons are stacked in reverse order: the question must still come before its answers.
  base: { flex: '1 1 100%', order: { base: '1', md: '0' }, fontWeight: 'semibold' },
});

/** The container of the question outside the footer of a dialog, which has the same layout. */
export const LeaveAnswers = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column-reverse', md: 'row' }, flexWrap: 'wrap', gap: '2' },
});

interface LeaveQuestionProps {
  onStay: () => void;
  onDiscard: () => void;
}

/** Replaces the buttons of a dialog or inline editor when closing it would lose typed input. */
export function LeaveQuestion({ onStay, onDiscard }: LeaveQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(function focusSafeAnswer() {
    safe.current?.focus();
  }, []);
  return (
    <>
      <Question role="alert">{t('Discard what you typed?')}</Question>
      <Button look="danger" onClick={onDiscard}>
        {t('Discard')}
      </Button>
      <Button ref={safe} look="primary" onClick={onStay}>
        {t('Keep typing')}
      </Button>
    </>
  );
}
