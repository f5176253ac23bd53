import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('src', import.meta.url));
const COMPONENTS = join(SRC, 'components');
const IMPORTED = /\b(?:from |import |import\()'(\.[^']+)'/g;

/** The files that a file imports, directly or by others, also those that are loaded later. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    const found = ['.tsx', '.ts'].map((end) => join(dirname(file), path!) + end).find(existsSync);
    if (found) reachedFrom(found, reached);
  }
  return reached;
}

const DIALOG = 'the dialog that is shown, with words or fields of its own';
const NO_LOOK = 'has no look of its own';
const WHOLE_PAGE = 'is shown by a page that is longer or wider than the window';
const OF_OTHERS = 'put together from components that are shown';

/** Components that are not on the page, and why. */
const LEFT_OUT: Record<string, string> = {
  'dialog/confirm-button.tsx': DIALOG,
  'dialog/keys-dialog.tsx': DIALOG,
  'dialog/search-dialog.tsx': DIALOG,
  'dialog/single-keys-switch.tsx': DIALOG,
  'dialog/typed-again.tsx': DIALOG,
  'dialog/use-asked-search.tsx': DIALOG,
  'table/table-keys-dialog.tsx': DIALOG,
  'dialog/holds-typed.tsx': NO_LOOK,
  'later/when-reached.tsx': NO_LOOK,
  'page/keep-focus.tsx': NO_LOOK,
  'page/keep-place.tsx': NO_LOOK,
  'table/keyed-table.tsx': NO_LOOK,
  'page/contents-layout.tsx': WHOLE_PAGE,
  'page/contents-list.tsx': WHOLE_PAGE,
  'page/scroll-to-top.tsx': WHOLE_PAGE,
  'table/side-scroll.tsx': WHOLE_PAGE,
  'table/wide-table.tsx': WHOLE_PAGE,
  'feedback/focused-notice.tsx': OF_OTHERS,
  'feedback/own-check.tsx': OF_OTHERS,
  'form/conflict-panel.tsx': OF_OTHERS,
  'table/titled-lines.tsx': OF_OTHERS,
};

it('the page of components has every component, but for those that say why not (UX-19)', () => {
  const all = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx$/.test(name),
  );
  const shown = new Set(
    [...reachedFrom(join(SRC, 'component-page/main.tsx'))].map((file) => relative(COMPONENTS, file)),
  );
  const missing = all.filter((name) => !shown.has(name));
  expect(missing.sort()).toEqual(Object.keys(LEFT_OUT).sort());
});
