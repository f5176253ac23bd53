import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { SectionTitle } from '../../components/page/layout';
import { STEP_COUNT } from './use-form-step';

const Count = chakra('span', {
  base: { display: 'block', textStyle: 'label', fontWeight: 'normal', color: 'muted', mb: '1' },
});

interface StepHeadingProps {
  /** From 1; absent where the form is one page. */
  number: number | undefined;
  /** The part of the claim that the step belongs to. */
  of?: string;
  /** Whether the heading takes the focus when it appears. */
  takesFocus: boolean;
  children: ReactNode;
}

/** 'Step 2 of 6' and the title of a step; shown from the top and announced when the reader comes to it. */
export function StepHeading({ number, of, takesFocus, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isTaking = useRef(takesFocus);
  useEffect(function showFromTheTop() {
    if (!isTaking.current) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <SectionTitle ref={heading} tabIndex={-1} mt="6">
      {number !== undefined && (
        <Count>
          {`Step ${number} of ${STEP_COUNT}`}
          {of && ` · ${of}`}
        </Count>
      )}
      {children}
    </SectionTitle>
  );
}
