interface PageListener {
  /** The page was hidden, possibly for good. */
  onHidden: () => void;
  /** The page is being unloaded: requests sent now must outlive it. */
  onLeave: () => void;
  /** The connection is back. */
  onOnline: () => void;
}

/** Listens to visibility, unload and connection of the page; returns the function that stops listening. */
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
