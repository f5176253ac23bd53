// Shows the notice of index.html when the application's own script is lost or breaks before there is a page (MAINT-3). What
// an extension or a virus scanner puts into the page may break as it likes.
addEventListener(
  'error',
  ({ target, filename }) => {
    const script = target === window ? filename : target instanceof HTMLScriptElement && target.src;
    if (!script || new URL(script, location.href).origin !== location.origin) return;
    const show = () => document.getElementById('lost-entry')?.classList.add('shown');
    // A script of the head is lost before there is a body.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  },
  true,
);
