import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Caption, Stack } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import { causeText, errorMessage } from '../../lib/error-message';
import { noteCodeRequest, secondsUntilNextCode } from './code-requests';
import { useCountdown } from './use-countdown';

/** Requests another code, once 30 seconds have passed since the last one. @param request may throw what a mutation throws */
export function SendCodeAgain({ request, pending }: { request: () => Promise<unknown>; pending: boolean }) {
  const [seconds, restart] = useCountdown(secondsUntilNextCode);
  const [outcome, setOutcome] = useState<string>();

  const sendAgain = async () => {
    setOutcome(undefined);
    try {
      await request();
      noteCodeRequest();
      restart();
      setOutcome(t('A new code is on its way. Only the newest one works.'));
    } catch (error) {
      showToast('error', errorMessage(error, 'error'));
      setOutcome(causeText(error, t('We could not send a code.')));
    }
  };

  return (
    <Stack gap="tight">
      <Button disabled={seconds > 0} pending={pending} onClick={() => void sendAgain()}>
        {seconds > 0 ? t('Send again in {seconds} s', { seconds }) : t('Send again')}
      </Button>
      <Caption role="status">{outcome}</Caption>
    </Stack>
  );
}
