import { useEffect, useRef } from 'react';
import { t } from '@rules/text.js';
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
    heading: t('This page did not load'),
    message: t('Part of this page could not be loaded.'),
    help: t('Everything you saved is safe. We are finding out why.'),
  },
  offline: {
    heading: t('No connection'),
    message: t('Your device is offline.'),
    help: t('Everything you saved is safe. Try again when your device is back online.'),
  },
  'no answer': {
    heading: t('No response'),
    message: t('We could not reach the server.'),
    help: t(
      'Everything you saved is safe. The problem may be your connection or our server. Try again; if that does not help, try again later.',
    ),
  },
  'server away': {
    heading: t('Our server is unavailable'),
    message: t('Our server is busy or temporarily unavailable.'),
    help: t('Everything you saved is safe, and your connection works. Try again in a few minutes.'),
  },
  'server answers': {
    heading: t('This page did not load'),
    message: t('Part of this page could not be loaded.'),
    help: t('Everything you saved is safe. The server is available again. Please try again.'),
  },
};

interface NotLoadedProps {
  /** By default the page is reloaded. */
  onRetry?: () => void;
}

const reload = () => window.location.reload();

/**
 * Replaces the application, or a page, when its code or texts did not load, and names the known cause. Tries again by
 * itself once a device that was offline reaches the server.
 */
export function NotLoaded({ onRetry = reload }: NotLoadedProps) {
  const reachable = useReachable();
  const wasOffline = useRef(false);
  useEffect(
    function tryAgainOnline() {
      if (reachable === 'offline') wasOffline.current = true;
      if (reachable !== 'server answers' || !wasOffline.current) return;
      wasOffline.current = false;
      onRetry();
    },
    [reachable, onRetry],
  );
  const { heading, message, help } = words[reachable];
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <ErrorState message={message} onRetry={onRetry}>
        {help}
      </ErrorState>
    </>
  );
}
