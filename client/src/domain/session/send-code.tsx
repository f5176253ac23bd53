import { useCallback, useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { Inline } from '../../components/page/layout';
import { failedChangeText } from '../../lib/error-message';
import { secondsAfter } from './code-requests';
import { useCountdown } from './use-countdown';

interface SendCodeProps {
  /** Requests the code; returns the server's message. */
  send: () => Promise<string | undefined>;
}

/** The field of the form around it that takes the code. */
const CODE_FIELD = 'code';

/**
 * The button that mails a code for an act, with the answer below it. It leads to the field for the code, and counts down
 * until another one may be requested (ACT-3).
 */
export function SendCode({ send }: SendCodeProps) {
  const [sending, setSending] = useState(false);
  const [hasSent, setHasSent] = useState(false);
  const sentAt = useRef(0);
  const remaining = useCallback(() => secondsAfter(sentAt.current), []);
  const [seconds, restart] = useCountdown(remaining);
  const [answer, setAnswer] = useState<{ tone: 'done' | 'error'; words: string }>();
  const ask = async () => {
    setAnswer(undefined);
    setSending(true);
    try {
      const words = await send();
      if (words) {
        sentAt.current = Date.now();
        restart();
        setHasSent(true);
        setAnswer({ tone: 'done', words });
        document.getElementById(CODE_FIELD)?.focus();
      }
    } catch (error) {
      setAnswer({ tone: 'error', words: failedChangeText(error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Inline>
        <Button disabled={seconds > 0} pending={sending} onClick={() => void ask()}>
          {seconds > 0
            ? t('Send another code in {seconds} s', { seconds })
            : hasSent
              ? t('Send another code')
              : t('Send code')}
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
