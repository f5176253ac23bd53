import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { TextLink } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { Stack } from '../../../components/page/layout';
import { Trans } from '../../../components/text/trans';
import { paths } from '../../../domain/paths';

/** How long the confirmation is shown before the member is redirected home (REGISTRATION-24). */
const REDIRECT_MS = 3000;

interface RegistrationSentProps {
  /** The text of the alert. */
  message: string;
  id: string;
}

/** Replaces the form once it was saved, and redirects home after a moment, unless the user leaves before. */
export function RegistrationSent({ message, id }: RegistrationSentProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function goHome() {
      const timer = setTimeout(() => void navigate(paths.profile), REDIRECT_MS);
      return () => clearTimeout(timer);
    },
    [navigate],
  );
  useEffect(function takeFocus() {
    box.current?.focus();
  }, []);
  return (
    <Stack ref={box} tabIndex={-1}>
      <Notice tone="done" title={message}>
        <p>
          <Trans
            id="You will be taken to your home page in a moment. You can also <0>view what you submitted</0>."
            parts={[(text) => <TextLink to={paths.registrationView(id)}>{text}</TextLink>]}
          />
        </p>
      </Notice>
    </Stack>
  );
}
