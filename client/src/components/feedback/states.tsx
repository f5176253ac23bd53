import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { causeWords } from '../../lib/error-message';
import { Button } from '../actions/button';
import { AttentionIcon } from '../icons';

const Face = chakra('div', {
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
const FaceTitle = chakra('p', {
  base: {
    textStyle: 'subheading',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    overflowWrap: 'anywhere',
  },
  variants: { tone: { plain: {}, error: { color: 'danger' } } },
});
const FaceText = chakra('div', { base: { color: 'muted', maxWidth: 'line' } });

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

/** What a view shows when there is nothing: what this is, and the one thing to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Face>
      <FaceTitle>{title}</FaceTitle>
      <FaceText>{children}</FaceText>
      {action}
    </Face>
  );
}

interface ErrorStateProps {
  /** What happened, one sentence. */
  message: string;
  /** Why: the words below follow from it where none are given. */
  error?: unknown;
  /** What is safe, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
}

/** What a view shows when it could not load: what happened, what is safe, try again. */
export function ErrorState({ message, error, children, onRetry }: ErrorStateProps) {
  return (
    <Face role="alert">
      <FaceTitle tone="error">
        <AttentionIcon />
        {message}
      </FaceTitle>
      <FaceText>{children ?? causeWords(error)}</FaceText>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </Face>
  );
}
