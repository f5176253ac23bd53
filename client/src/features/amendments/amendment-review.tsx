import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Caption, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import { ProposalDiff } from './proposal-diff';
import type { Diff } from './proposed-parts';

const Message = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'line' } });

interface AmendmentReviewProps {
  message: string;
  diff: Diff;
  sending: boolean;
  onSend: () => void;
  onBack: () => void;
}

/** The request as it will be sent, for review. */
export function AmendmentReview({ message, diff, sending, onSend, onBack }: AmendmentReviewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(function focusReview() {
    title.current?.focus();
  }, []);
  return (
    <Stack>
      <SubsectionTitle ref={title} tabIndex={-1}>
        {t('Check your request')}
      </SubsectionTitle>
      <Message>{message}</Message>
      <ProposalDiff diff={diff} undecided={false} isOwnTyping />
      <Caption>{t('Your claim does not change until an administrator accepts the change.')}</Caption>
      <Inline>
        <Button look="primary" pending={sending} onClick={onSend}>
          {t('Submit')}
        </Button>
        <Button disabled={sending} onClick={onBack}>
          {t('Go back and edit')}
        </Button>
      </Inline>
    </Stack>
  );
}
