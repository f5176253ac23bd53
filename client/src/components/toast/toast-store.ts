export type ToastVariant = 'neutral' | 'error' | 'success' | 'warning';

export interface Toast {
  id: number;
  variant: ToastVariant;
  message: string;
  /** How long it stays, in milliseconds (SCREEN-18). */
  duration: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** How long an alert stays that is the only copy of its words. */
export const ONLY_COPY_MS = 20_000;

/** Shows an alert at the top right (SCREEN-17). */
export function showToast(variant: ToastVariant, message: string, duration = 5000) {
  lastId += 1;
  publish([...toasts, { id: lastId, variant, message, duration }]);
}

/** Takes an alert away. */
export function dismissToast(id: number) {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Takes every alert away, when what they were about is over. */
export function dismissAllToasts() {
  publish([]);
}

/** Runs `listener` whenever the alerts change; gives the way to stop. */
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
