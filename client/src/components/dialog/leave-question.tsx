import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { Button } from '../actions/button';

const Question = chakra('p', {
  // On a phone the buttons are stacked from below: the question is still read before its answers.
  base: { flex: '1 1 100%', order: { base: '1', md: '0' }, fontWeight: 'semibold' },
});

/** Around the question where it is not in the footer of a dialog, which lays it out the same way. */
export const LeaveAnswers = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column-reverse', md: 'row' }, flexWrap: 'wrap', gap: '2' },
});

interface LeaveQuestionProps {
  onStay: () => void;
  onThrowAway: () => void;
}

/** Shown in place of the buttons of a dialog or of a line that is edited in place: something was typed that closing would lose. */
export function LeaveQuestion({ onStay, onThrowAway }: LeaveQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(function focusSafeAnswer() {
    safe.current?.focus();
  }, []);
  return (
    <>
      <Question role="alert">Discard what you typed?</Question>
      <Button look="danger" onClick={onThrowAway}>
        Discard
      </Button>
      <Button ref={safe} look="primary" onClick={onStay}>
        Keep typing
      </Button>
    </>
  );
}
