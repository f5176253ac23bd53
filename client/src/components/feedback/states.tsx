import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { causeText } from '../../lib/error-message';
import { Button } from '../actions/button';
import { AttentionIcon } from '../icons';

const StateBox = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    p: { base: 'gutter', md: '8' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
  },
});
const StateTitle = chakra('p', {
  base: {
    textStyle: 'subheading',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    overflowWrap: 'anywhere',
  },
  variants: { tone: { plain: {}, error: { color: 'danger' } } },
});
const StateText = chakra('div', { base: { color: 'muted', maxWidth: 'line' } });

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** The empty state of a view: what the view is for, and the one action to start with. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StateBox>
      <StateTitle>{title}</StateTitle>
      <StateText>{children}</StateText>
      {action}
    </StateBox>
  );
}

interface ErrorStateProps {
  /** What failed, in one sentence. */
  message: string;
  /** The cause, from which the text below is derived when there are no children. */
  error?: unknown;
  /** What is unaffected, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
}

/** The error state of a view: what failed, what is unaffected, and a button to try again. */
export function ErrorState({ message, error, children, onRetry }: ErrorStateProps) {
  return (
    <StateBox role="alert">
      <StateTitle tone="error">
        <AttentionIcon />
        {message}
      </StateTitle>
      <StateText>{children ?? causeText(error)}</StateText>
      {onRetry && <Button onClick={onRetry}>{t('Try again')}</Button>}
    </StateBox>
  );
}
