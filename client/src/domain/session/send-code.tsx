import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { Inline } from '../../components/page/layout';
import { failedChangeText } from '../../lib/error-message';

interface SendCodeProps {
  /** Requests the code; returns the server's message. */
  send: () => Promise<string | undefined>;
}

/** The button that mails a code for an act, with the answer below it. */
export function SendCode({ send }: SendCodeProps) {
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<{ tone: 'done' | 'error'; words: string }>();
  const ask = async () => {
    setAnswer(undefined);
    setSending(true);
    try {
      const words = await send();
      if (words) setAnswer({ tone: 'done', words });
    } catch (error) {
      setAnswer({ tone: 'error', words: failedChangeText(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Inline>
        <Button pending={sending} onClick={() => void ask()}>
          {answer?.tone === 'done' ? t('Send another code') : t('Send code')}
        </Button>
      </Inline>
      {answer && (
        <Notice tone={answer.tone} role="status">
          {answer.words}
        </Notice>
      )}
    </>
  );
}
