interface PageListener {
  /** The page cannot be seen any more; it may never be again. */
  onHidden: () => void;
  /** The page is being left: what is sent now must outlive it. */
  onLeave: () => void;
  /** The connection is back. */
  onOnline: () => void;
}

/** Listens to what becomes of the page; gives the way to end that. */
export function listenToPage({ onHidden, onLeave, onOnline }: PageListener): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('online', onOnline);
  };
}
