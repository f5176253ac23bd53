import { finishTyping } from '../../lib/finish-typing';

/** Longest wait for drafts to be saved before a logout. */
const PATIENCE_MS = 3_000;
/** Longest wait for unsaved content to be encrypted in the tab, which takes some milliseconds. */
const SEALING_MS = 1_000;

interface OpenDraft {
  flush: () => Promise<void>;
  /** Seals in the tab what is not saved, and says whether it could; undefined when all is saved. */
  keepHere: () => Promise<boolean> | undefined;
}

const openDrafts = new Set<OpenDraft>();

/** Registers a draft on screen that may have something to save; returns the function that unregisters it. */
export function noteOpenDraft(draft: OpenDraft): () => void {
  openDrafts.add(draft);
  return () => openDrafts.delete(draft);
}

/** Saves unsaved content of the drafts on screen before a logout; waits a little, and never fails. */
export async function flushDrafts(): Promise<void> {
  await Promise.race([Promise.all([...openDrafts].map((draft) => draft.flush())), pause(PATIENCE_MS)]);
}

/**
 * Keeps in this tab, sealed, what the drafts have not been able to save before the session ended. Undefined when all is
 * saved; else it resolves soon with whether all of it is kept, and never fails.
 */
export function keepDraftsHere(): Promise<boolean> | undefined {
  finishTyping();
  const kept = [...openDrafts].map((draft) => draft.keepHere()).filter((keeping) => keeping !== undefined);
  if (kept.length === 0) return undefined;
  const all = Promise.all(kept).then((each) => each.every(Boolean));
  return Promise.race([all, pause(SEALING_MS).then(() => false)]);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
