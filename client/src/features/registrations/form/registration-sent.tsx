import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { TextLink } from '../../../components/actions/text-link';
import { Notice } from '../../../components/feedback/notice';
import { Stack } from '../../../components/page/layout';
import { paths } from '../../../domain/paths';

/** How long the news stays before the member is taken home (REGISTRATION-24). */
const REDIRECT_MS = 3000;

interface RegistrationSentProps {
  /** What has happened, as the alert says it. */
  message: string;
  id: string;
}

/** Shown in place of the form once it was saved, and leads home after a moment; who leaves before goes where they like. */
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
          You will be taken to your home page in a moment. You can also{' '}
          <TextLink to={paths.registrationView(id)}>view what you submitted</TextLink>.
        </p>
      </Notice>
    </Stack>
  );
}
