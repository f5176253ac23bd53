import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../actions/button';
import { TextLink } from '../actions/text-link';
import { CloseIcon } from '../icons';
import { useTopEdge } from './use-top-edge';
import { currentToasts, dismissToast, subscribeToToasts, toastSubject, type Toast } from './toast-store';

const fadeOut = 150;

/** At the top right, below the bars that are at the top, and next to a drawer. */
const Corner = chakra('div', {
  base: {
    position: 'fixed',
    insetEnd: 'gutter',
    'body:has([data-drawer]) &': { insetEnd: 'calc({sizes.drawer} + 1rem)' },
    zIndex: 'toast',
    width: 'toast',
    maxWidth: 'calc(100vw - 2 * min(1rem, 5vw))',
    pointerEvents: 'none',
    _print: { display: 'none' },
  },
});
const Panel = chakra('div', {
  base: {
    position: 'relative',
    pointerEvents: 'auto',
    mb: '3',
    p: 'gutter',
    pe: '12',
    // With large text on a phone the words need the whole line.
    smDown: { pe: 'gutter' },
    bg: 'surface',
    borderWidth: '1px',
    borderStartWidth: '4px',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    animationName: 'fade-in',
    animationDuration: 'in',
    transitionProperty: 'opacity',
    transitionDuration: 'out',
  },
  variants: {
    variant: {
      neutral: { borderColor: 'control' },
      error: { borderColor: 'danger' },
      success: { borderColor: 'done' },
      warning: { borderColor: 'needs' },
    },
    leaving: { true: { opacity: '0' } },
  },
});
const Title = chakra('p', {
  base: { textStyle: 'overline', letterSpacing: '0.04em', smDown: { minHeight: '8', pe: '8' } },
  variants: {
    variant: {
      neutral: { color: 'muted' },
      error: { color: 'danger' },
      success: { color: 'done' },
      warning: { color: 'needs' },
    },
  },
});
const About = chakra('p', { base: { textStyle: 'caption', color: 'muted' } });
const Dismiss = chakra('button', {
  base: {
    position: 'absolute',
    top: '2',
    insetEnd: '2',
    p: '2',
    bg: 'transparent',
    borderRadius: 'md',
    cursor: 'pointer',
  },
});

function ToastPanel({ toast, isElsewhere }: { toast: Toast; isElsewhere: boolean }) {
  const [leaving, setLeaving] = useState(false);
  const [held, setHeld] = useState(false);
  const { link } = toast;
  useEffect(
    function hideAfterItsTime() {
      if (held || leaving) return undefined;
      const timer = setTimeout(() => setLeaving(true), toast.duration);
      return () => clearTimeout(timer);
    },
    [held, leaving, toast.duration],
  );
  useEffect(
    function removeAfterFading() {
      if (!leaving) return undefined;
      const timer = setTimeout(() => dismissToast(toast.id), fadeOut);
      return () => clearTimeout(timer);
    },
    [leaving, toast.id],
  );
  return (
    <Panel
      variant={toast.variant}
      leaving={leaving}
      // Not on entering: an alert may appear under a mouse that nobody moves.
      onMouseMove={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Title variant={toast.variant}>{toast.variant.toUpperCase()}</Title>
      <p>{toast.message}</p>
      {toast.subject && isElsewhere && (
        <About>{t('This is about {name}.', { name: toast.subject.name })}</About>
      )}
      {link &&
        ('to' in link ? (
          <TextLink to={link.to} onClick={() => setLeaving(true)}>
            {link.words}
          </TextLink>
        ) : (
          <Button onClick={link.onPress}>{link.words}</Button>
        ))}
      <Dismiss type="button" onClick={() => setLeaving(true)}>
        <CloseIcon label={t('Close alert')} />
      </Dismiss>
    </Panel>
  );
}

/** The product's alerts, at the top right. Screen readers announce errors at once, others at the next pause. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const current = toastSubject();
  const isElsewhere = ({ subject }: Toast) => Boolean(current && subject && subject.id !== current.id);
  const corner = useRef<HTMLDivElement>(null);
  const top = useTopEdge(corner, toasts.length > 0);
  const errors = toasts.filter(({ variant }) => variant === 'error');
  const others = toasts.filter(({ variant }) => variant !== 'error');
  return (
    <Corner ref={corner} style={{ top }} data-alerts={toasts.length > 0 || undefined}>
      <div role="alert" aria-live="assertive">
        {errors.map((toast) => (
          <ToastPanel key={toast.id} toast={toast} isElsewhere={isElsewhere(toast)} />
        ))}
      </div>
      <div role="status" aria-live="polite">
        {others.map((toast) => (
          <ToastPanel key={toast.id} toast={toast} isElsewhere={isElsewhere(toast)} />
        ))}
      </div>
    </Corner>
  );
}
