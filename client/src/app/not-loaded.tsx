import { ErrorState } from '../components/feedback/states';
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
    message: 'Part of this page could not be loaded.',
    help: 'Everything you saved is safe. We are finding out why.',
  },
  offline: {
    heading: 'No connection',
    message: 'Your device is offline.',
    help: 'Everything you saved is safe. Try again when your device is back online.',
  },
  'no answer': {
    heading: 'No response',
    message: 'We could not reach the server.',
    help: 'Everything you saved is safe. The problem may be your connection or our server. Try again; if that does not help, try again later.',
  },
  'server away': {
    heading: 'Our server is unavailable',
    message: 'Our server is busy or temporarily unavailable.',
    help: 'Everything you saved is safe, and your connection works. Try again in a few minutes.',
  },
  'server answers': {
    heading: 'This page did not load',
    message: 'Part of this page could not be loaded.',
    help: 'Everything you saved is safe. The server is available again. Please try again.',
  },
};

interface NotLoadedProps {
  /** By default the page is reloaded. */
  onRetry?: () => void;
}

/** Replaces the application when code or texts of the page did not load, and names the known cause. */
export function NotLoaded({ onRetry = () => window.location.reload() }: NotLoadedProps) {
  const { heading, message, help } = words[useReachable()];
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <ErrorState message={message} onRetry={onRetry}>
        {help}
      </ErrorState>
    </>
  );
}
