import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { Button } from '../actions/button';

const Question = chakra('p', {
  // On a phone the buttons are stacked from below: the question is still read before its answers.
  base: { flex: '1 1 100%', order: { base: '1', sm: '0' }, fontWeight: 'semibold' },
});

interface LeaveQuestionProps {
  onStay: () => void;
  onThrowAway: () => void;
}

/** Stands in place of a dialog's buttons: something was typed that closing would lose. */
export function LeaveQuestion({ onStay, onThrowAway }: LeaveQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(function focusSafeAnswer() {
    safe.current?.focus();
  }, []);
  return (
    <>
      <Question role="alert">Throw away what you typed here?</Question>
      <Button look="danger" onClick={onThrowAway}>
        Throw away
      </Button>
      <Button ref={safe} look="primary" onClick={onStay}>
        Go on typing
      </Button>
    </>
  );
}
