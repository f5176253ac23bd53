/** Longest wait for drafts to be saved before a session is ended. */
const PATIENCE_MS = 3_000;

const openDrafts = new Set<{ flush: () => Promise<void> }>();

/** Notes a draft on screen that may have something to save; gives the way to forget it. */
export function noteOpenDraft(draft: { flush: () => Promise<void> }): () => void {
  openDrafts.add(draft);
  return () => openDrafts.delete(draft);
}

/** Saves what still waits in the drafts on screen, before a session is ended on purpose; waits a little, and never fails. */
export async function flushDrafts(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([...openDrafts].map((draft) => draft.flush())), patience]);
}
