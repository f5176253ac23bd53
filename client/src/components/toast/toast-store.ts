export type ToastVariant = 'neutral' | 'error' | 'success' | 'warning';

export interface Toast {
  id: number;
  variant: ToastVariant;
  message: string;
  /** How long it is displayed, in milliseconds (SCREEN-18). */
  duration: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** How long an alert is displayed whose text is shown nowhere else. */
export const ONLY_COPY_MS = 20_000;

/** Shows an alert at the lower left (SCREEN-17). */
export function showToast(variant: ToastVariant, message: string, duration = 5000) {
  lastId += 1;
  publish([...toasts, { id: lastId, variant, message, duration }]);
}

/** Removes an alert. */
export function dismissToast(id: number) {
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Removes all alerts, when their subject no longer applies. */
export function dismissAllToasts() {
  publish([]);
}

/** Calls `listener` whenever the alerts change; returns the function that unsubscribes. */
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
