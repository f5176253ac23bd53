import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { t } from '@rules/text.js';
import { SectionTitle } from '../../components/page/layout';
import { useTabTitle } from '../../domain/scheme/use-page-heading';
import type { FormStep } from './use-form-step';

const Count = chakra('span', {
  base: { display: 'block', textStyle: 'label', fontWeight: 'normal', color: 'muted', mb: '1' },
});

interface StepHeadingProps {
  /** Absent where the form is one page. */
  count: FormStep['count'] | undefined;
  /** The part of the claim that the step belongs to. */
  of?: string;
  /** Whether the heading takes the focus when it appears. */
  takesFocus: boolean;
  /** The page of the form, in the title of the tab. */
  page?: string;
  children: string;
}

const NEW_CLAIM = t('New Submission');

/** 'Step 2 of 6' and the title of a step; shown from the top and announced when the reader comes to it. */
export function StepHeading(props: StepHeadingProps) {
  const { count: step, of, takesFocus, page = NEW_CLAIM, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isTaking = useRef(takesFocus);
  const count = step && t('Step {number} of {stepCount}', { number: step.at, stepCount: step.of });
  useTabTitle([count && `${count}:`, children].filter(Boolean).join(' ') + ` · ${page}`, page);
  useEffect(function showFromTheTop() {
    if (!isTaking.current) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <SectionTitle ref={heading} tabIndex={-1} mt="6">
      {count && (
        <Count>
          {count}
          {of && ` · ${of}`}
        </Count>
      )}
      {children}
    </SectionTitle>
  );
}
