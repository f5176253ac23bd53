import { finishTyping } from '../../lib/finish-typing';

/** Longest wait for drafts to be saved before a logout. */
const PATIENCE_MS = 3_000;
/** Longest wait for unsaved content to be encrypted in the tab, which takes some milliseconds. */
const SEALING_MS = 1_000;

interface OpenDraft {
  flush: () => Promise<void>;
  /**
   * Stores unsaved content in the tab, encrypted; resolves with whether that succeeded, undefined when everything is
   * saved.
   */
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
 * Stores in this tab, encrypted, what the drafts could not save before the session ended. Undefined when everything is
 * saved; otherwise resolves soon with whether everything was stored, and never fails.
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
