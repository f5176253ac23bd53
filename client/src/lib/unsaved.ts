import { finishTyping } from './finish-typing';

/** Returns whether unsaved input would be lost with the page. */
type IsUnsaved = () => boolean;

const sources = new Set<IsUnsaved>();
let mayHoldUp = () => true;

/** Makes the browser ask before the page is closed or reloaded while unsaved input would be lost. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  finishTyping();
  if (hasUnsaved()) event.preventDefault();
}

/** Whether unsaved input would be lost if the page were left now. */
export function hasUnsaved(): boolean {
  return [...sources].some((isUnsaved) => isUnsaved());
}

/** Registers a source of unsaved input; returns the function that unregisters it. */
export function noteUnsaved(isUnsaved: IsUnsaved): () => void {
  // Only while it is needed: browsers do not keep a page with this listener in the back/forward cache.
  if (sources.size === 0) window.addEventListener('beforeunload', askBeforeUnload);
  sources.add(isUnsaved);
  return () => {
    sources.delete(isUnsaved);
    if (sources.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
  };
}

/** Sets the condition under which unsaved input may keep a page open: the end of a session closes it regardless. */
export function holdUpOnlyWhile(condition: () => boolean) {
  mayHoldUp = condition;
}

/** Whether unsaved input may make the page ask before it is left. */
export const holdsUp = (): boolean => mayHoldUp();

/** Discards all unsaved input: the session has ended, and the page is left without a question. */
export function forgetUnsaved() {
  sources.clear();
  window.removeEventListener('beforeunload', askBeforeUnload);
}
