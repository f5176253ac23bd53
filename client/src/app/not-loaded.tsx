import { ErrorState } from '../components/feedback/faces';
import { PageHeading } from '../domain/scheme/page-heading';
import { useReachable, type Reachable } from '../lib/use-reachable';

interface Words {
  heading: string;
  message: string;
  help: string;
}

const words: Record<Reachable, Words> = {
  asking: {
    heading: 'This page did not load',
    message: 'A part of this page did not come.',
    help: 'What was saved is safe. We are looking why.',
  },
  offline: {
    heading: 'No connection',
    message: 'Your device is offline.',
    help: 'What was saved is safe. Try again when your device is connected.',
  },
  'no answer': {
    heading: 'No answer',
    message: 'We could not reach the server.',
    help: 'What was saved is safe. We cannot tell whether it is your connection or our server: try again, and a little later if that does not help.',
  },
  'server away': {
    heading: 'Our server is away',
    message: 'Our server is busy or away for a moment.',
    help: 'What was saved is safe. Your connection works: try again in a little while.',
  },
  'server answers': {
    heading: 'This page did not load',
    message: 'A part of this page did not come.',
    help: 'What was saved is safe. The server answers now: try again.',
  },
};

/** What stands in place of everything when the code of the page did not come: only what is known of why. */
export function NotLoaded() {
  const { heading, message, help } = words[useReachable()];
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <ErrorState message={message} onRetry={() => window.location.reload()}>
        {help}
      </ErrorState>
    </>
  );
}
