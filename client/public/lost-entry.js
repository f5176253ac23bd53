// Shows the notice of index.html when the application's own script is lost or breaks before there is a page (MAINT-3).
addEventListener(
  'error',
  ({ target }) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    if (isScript) document.getElementById('lost-entry')?.classList.add('shown');
  },
  true,
);
