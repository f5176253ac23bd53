// The sign-in page is complete without the application, which takes it over when the form is sent, or anything else in it
// is pressed: then nobody is typing (UX-33). What was typed stays, since the application's form begins with it.
(() => {
  const files = document.currentScript.dataset.application.split(' ');
  const { dataset } = document.documentElement;
  const CONTROLS = 'form button, form a[href^="/"]';
  const fetched = new Map();
  let pressed;

  /**
   * Fetches the application's files into the cache, those that were lost again. Not by importing them, nor by
   * modulepreload: browsers remember that a module was lost for as long as the page is there.
   */
  function fetchAhead() {
    for (const file of files) if (!fetched.has(file)) fetched.set(file, fetchFile(file));
    return Promise.all(fetched.values());
  }

  async function fetchFile(file) {
    try {
      const response = await fetch(file);
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await response.arrayBuffer();
    } catch (error) {
      fetched.delete(file);
      throw error;
    }
  }

  function begin() {
    import(files[0]).catch(() => document.getElementById('lost-entry')?.classList.add('shown'));
  }

  /** Everything is as before the press, with what to do above the form (UX-34). */
  function askAgain() {
    const lost = document.getElementById('not-fetched');
    pressed.closest('form').prepend(lost);
    release(pressed);
    pressed = undefined;
    lost.setAttribute('role', 'alert');
    lost.hidden = false;
    lost.scrollIntoView({ block: 'nearest' });
  }

  function release(control) {
    delete control.dataset.pressed;
    control.removeAttribute('aria-busy');
  }

  /** A session to end, a page to return to, a registration to report, a browser without passkeys: not for plain HTML. */
  function isForApplication() {
    try {
      return (
        localStorage.getItem('token') !== null ||
        sessionStorage.getItem('return-to') !== null ||
        Boolean(history.state?.usr) ||
        typeof PublicKeyCredential !== 'function'
      );
    } catch {
      return true;
    }
  }

  function watch() {
    const root = document.getElementById('root');
    const page = document.getElementById('sign-in');
    const watcher = new MutationObserver(() => {
      const isReady =
        !document.getElementById('lost-entry') && root.querySelector('main h1, main [role=alert]');
      if (!isReady) return;
      watcher.disconnect();
      const { activeElement } = document;
      // By its place: a browser may have translated its text.
      const place = [...page.querySelectorAll(CONTROLS)].indexOf(pressed);
      const control = root.querySelectorAll(CONTROLS)[place];
      page.remove();
      if (activeElement === pressed) control?.focus();
      else if (page.contains(activeElement)) document.getElementById(activeElement.id)?.focus();
      if (pressed.type === 'submit') root.querySelector('form')?.requestSubmit();
      else control?.click();
    });
    watcher.observe(root, { childList: true, subtree: true });
  }

  /** Of several controls that are pressed while the application arrives, the last one counts. */
  function press(event, control) {
    event.preventDefault();
    const isFirst = !pressed;
    if (pressed) release(pressed);
    pressed = control;
    control.dataset.pressed = '';
    control.setAttribute('aria-busy', 'true');
    if (!isFirst) return;
    document.getElementById('not-fetched').hidden = true;
    fetchAhead().then(() => {
      watch();
      begin();
    }, askAgain);
  }

  if (isForApplication()) {
    dataset.application = '';
    for (const href of files.slice(1))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    addEventListener('DOMContentLoaded', () => {
      document.getElementById('sign-in').remove();
      begin();
    });
    return;
  }
  // Back to it from a page of the application: a session that is still there ends.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isForApplication()) location.reload();
  });
  const isOfPage = ({ target }) => target instanceof Element && target.closest('#sign-in form');
  addEventListener('submit', (event) => {
    if (isOfPage(event)) press(event, event.target.querySelector('[type=submit]'));
  });
  addEventListener('click', (event) => {
    const control = isOfPage(event) && event.target.closest(CONTROLS);
    // A link may be opened in another tab. A button that submits is heard as such, as Enter is.
    if (!control || control.type === 'submit' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    press(event, control);
  });
  for (const turn of ['pointerover', 'focusin', 'input'])
    addEventListener(turn, (event) => isOfPage(event) && fetchAhead().catch(() => undefined));
})();
