import { finishTyping } from './finish-typing';

/** Says whether something was typed that would be lost with the page. */
type IsUnsaved = () => boolean;

const sources = new Set<IsUnsaved>();
let mayHoldUp = () => true;

/** The browser asks before the page is closed or loaded anew, while something typed would be lost with it. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  finishTyping();
  if (hasUnsaved()) event.preventDefault();
}

/** Whether something typed would be lost with the page now. */
export function hasUnsaved(): boolean {
  return [...sources].some((isUnsaved) => isUnsaved());
}

/** Notes something on screen that may hold what nobody else has; gives the way to forget it. */
export function noteUnsaved(isUnsaved: IsUnsaved): () => void {
  // Only while it is needed: a page with this listener is not kept for the way back.
  if (sources.size === 0) window.addEventListener('beforeunload', askBeforeUnload);
  sources.add(isUnsaved);
  return () => {
    sources.delete(isUnsaved);
    if (sources.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
  };
}

/** Says when a page may be held up at all for what is typed on it: the end of a session is not. */
export function holdUpOnlyWhile(condition: () => boolean) {
  mayHoldUp = condition;
}

/** Whether leaving the page may be held up by a question. */
export const holdsUp = (): boolean => mayHoldUp();

/** The page is left whatever is on it: its session has ended. */
export function forgetUnsaved() {
  sources.clear();
  window.removeEventListener('beforeunload', askBeforeUnload);
}
