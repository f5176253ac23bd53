// The landing page is complete without the application. This loads it for a reader who is signed in, and fetches its
// files ahead for one who turns to a link of the portal.
(() => {
  const files = document.currentScript.dataset.application.split(' ');
  const root = document.documentElement;

  function fetchAhead() {
    for (const href of files.splice(1))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }

  function show() {
    if ('application' in root.dataset) return;
    root.dataset.application = '';
    fetchAhead();
    const begin = () =>
      import(files[0]).catch(() => document.getElementById('lost-entry')?.classList.add('shown'));
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else begin();
  }

  function isSignedIn() {
    try {
      return localStorage.getItem('token') !== null;
    } catch {
      return false;
    }
  }

  const showIfSignedIn = () => isSignedIn() && show();
  showIfSignedIn();
  addEventListener('storage', showIfSignedIn);
  // The page may be shown again by the browser's way back after a sign-in.
  addEventListener('pageshow', showIfSignedIn);
  // The application has a text for a logo that cannot be loaded.
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && show(), true);
  for (const turn of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(turn, ({ target }) => target.closest?.('a[href^="/"]') && fetchAhead());
})();
