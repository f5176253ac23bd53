export type ToastVariant = 'neutral' | 'error' | 'success' | 'warning';

export interface Toast {
  id: number;
  variant: ToastVariant;
  message: string;
  /** How long it is displayed, in milliseconds (SCREEN-18). */
  duration: number;
  /** Where it leads, or what can be done. */
  link?: ToastLink;
  /** What the page was about on which it appeared. */
  subject?: ToastSubject;
}

/** What a page is about, for example a claim. */
export interface ToastSubject {
  id: string;
  name: string;
}

/** A link to another page, or a button. */
export type ToastLink = { words: string } & ({ to: string } | { onPress: () => void });

let toasts: readonly Toast[] = [];
let subject: ToastSubject | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** How long an alert is displayed whose text is shown nowhere else. */
export const ONLY_COPY_MS = 20_000;

/** Shows an alert at the top right (SCREEN-17); returns its id. */
export function showToast(variant: ToastVariant, message: string, duration = 5000, link?: ToastLink): number {
  lastId += 1;
  publish([...toasts, { id: lastId, variant, message, duration, link, subject }]);
  return lastId;
}

/** Removes an alert. */
export function dismissToast(id: number) {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Removes all alerts, when their subject no longer applies. */
export function dismissAllToasts() {
  publish([]);
}

/** Says what the page is about; alerts that stay on a page about something else name theirs. */
export function setToastSubject(next: ToastSubject | undefined) {
  subject = next;
  publish(toasts.slice());
}

/** What the page is about. */
export function toastSubject() {
  return subject;
}

/** Calls `listener` whenever the alerts or the page's subject change; returns the function that unsubscribes. */
export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The alerts on screen, oldest first. */
export function currentToasts() {
  return toasts;
}
