import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { Stack } from '../../components/page/layout';
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
      title={secondsLeft > 0 ? 'Your session is about to end' : 'Your session has ended'}
      footer={
        <>
          <Button onClick={() => void logout()}>Log out</Button>
          {/* Receives the focus: a key that was meant for the form below must not log the user out. */}
          <Button ref={safe} look="primary" pending={pending} onClick={close}>
            {final ? 'Continue until then' : 'Stay signed in'}
          </Button>
        </>
      }
    >
      <DialogBody>
        <Stack>
          <p>
            {final
              ? 'You have reached the time limit for one sign-in.'
              : 'There has been no activity for a while.'}{' '}
            You will be logged out in <Clock aria-hidden>{clockTime(secondsLeft)}</Clock>
            <Spoken role="status">{spokenTime(secondsLeft)}</Spoken>.
          </p>
          {!hasUnsaved() ? (
            <p>What you typed in a claim, a registration or a request has been saved.</p>
          ) : (
            <p>
              <strong>Something on this page is not saved yet.</strong>{' '}
              {canEncrypt()
                ? 'What you typed is kept in this tab and will be restored when you sign in here again; passwords and files that you chose are not kept.'
                : 'It will be lost when the session ends: save it first.'}
            </p>
          )}
          {unreachable && <p role="alert">There is no connection to the server. Please try again.</p>}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
