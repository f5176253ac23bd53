import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { Stack } from '../../components/page/layout';
import { Trans } from '../../components/text/trans';
import { canEncrypt } from '../../lib/encrypted-text';
import { hasUnsaved } from '../../lib/unsaved';
import { useLogout } from '../../domain/session/use-logout';
import { clockTime, spokenTime } from './time-text';
import type { SessionEndStatus } from './session-watch';

const Clock = chakra('strong', { base: { fontVariantNumeric: 'tabular-nums' } });
const Spoken = chakra('span', { base: { srOnly: true } });

interface SessionEndDialogProps extends Omit<SessionEndStatus, 'secondsLeft'> {
  secondsLeft: number;
  stay: () => Promise<void>;
}

/** Shows the remaining time, and offers to stay signed in. */
export function SessionEndDialog({ secondsLeft, final, unreachable, stay }: SessionEndDialogProps) {
  const logout = useLogout();
  const [pending, setPending] = useState(false);
  const [read, setRead] = useState(false);
  const safe = useRef<HTMLButtonElement>(null);
  if (final && read) return null;
  const staySignedIn = async () => {
    setPending(true);
    await stay();
    setPending(false);
  };
  const close = () => (final ? setRead(true) : void staySignedIn());
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={close}
      initialFocus={safe}
      title={secondsLeft > 0 ? t('Your session is about to end') : t('Your session has ended')}
      footer={
        <>
          <Button onClick={() => void logout()}>{t('Log out')}</Button>
          {/* Receives the focus: a key that was meant for the form below must not log the user out. */}
          <Button ref={safe} look="primary" pending={pending} onClick={close}>
            {final ? t('Continue until then') : t('Stay signed in')}
          </Button>
        </>
      }
    >
      <DialogBody>
        <Stack>
          <p>
            {final
              ? t('You have reached the time limit for one sign-in.')
              : t('There has been no activity for a while.')}{' '}
            <Trans
              id="You will be logged out in {time}."
              values={{
                time: (
                  <>
                    <Clock aria-hidden>{clockTime(secondsLeft)}</Clock>
                    <Spoken role="status">{spokenTime(secondsLeft)}</Spoken>
                  </>
                ),
              }}
            />
          </p>
          {!hasUnsaved() ? (
            <p>{t('What you typed in a claim, a registration or a request has been saved.')}</p>
          ) : (
            <p>
              <strong>{t('Something on this page is not saved yet.')}</strong>{' '}
              {canEncrypt()
                ? t(
                    'What you typed is kept in this tab and will be restored when you sign in here again; passwords and files that you chose are not kept.',
                  )
                : t('It will be lost when the session ends: save it first.')}
            </p>
          )}
          {unreachable && <p role="alert">{t('There is no connection to the server. Please try again.')}</p>}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
