/** The part of a module's record in the bundler that the grouping reads. */
interface Module {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}

interface Modules {
  getModuleInfo(id: string): Module | null;
}

/** What every visitor needs beyond the entry. */
const PUBLIC = 'public';
/** What all pages behind the sign-in need. */
const FRAME = 'signed-in';

/** Whose page a module loaded by a route is; the first pattern decides, every other page is the office's. */
const AUDIENCES: readonly (readonly [audience: string, page: RegExp])[] = [
  [PUBLIC, /(landing|mail-check|accessibility)-page|public-layout|providers|maintenance-(route|gate)/],
  ['account', /features\/auth\/|login-with-passkey-page/],
  [FRAME, /api-provider|require-sign-in|private-layout|own-layout/],
  ['home', /(member-home|sign-in-settings)-page/],
  ['view', /submission-view-page|claim-as-of-page|double-up-compare-page/],
  ['form', /(create|edit)-submission-page/],
  ['office-home', /admin-home-page/],
];
const OFFICE = 'office';
/** Of these, each combination has a file. */
const SOME = ['account', 'home', 'view', 'form', 'office-home', OFFICE];

/** Rules of forms, loaded when somebody begins to fill one in, and the fields that need some at once. */
const LOADED_LATER = /rules\/[a-z-]+-(schema|rule)\.ts$|new-password-fields/;
/** What libraries in different files have in common. */
const HELPERS = /node_modules\/tslib\//;
const ENTRY = 'entry';
const ROUTER = 'src/app/router.tsx';

type Named = (id: string, modules: Modules) => string | null;

/**
 * Names the files of modules that several pages share. `first` is what the entry loads, before any page; it must take
 * precedence, so that no file imports one that imports it. `shared` has one file for each audience, or combination of
 * them, so that a page is two dozen requests and not ninety, and loads little that it does not use. Null leaves a
 * module with the only page that needs it.
 */
export function chunksByAudience(): { first: Named; shared: Named } {
  const known = new Map<string, ReadonlySet<string>>();

  /** The pages that load the module, by static imports from them; `ENTRY` is loaded with all. */
  function pagesOf(id: string, modules: Modules): ReadonlySet<string> {
    const cached = known.get(id);
    if (cached) return cached;
    const pages = new Set<string>();
    // Kept before it is complete: modules may import each other.
    known.set(id, pages);
    const module = modules.getModuleInfo(id);
    if (module?.isEntry) pages.add(ENTRY);
    if (module?.dynamicImporters.some((importer) => importer.endsWith(ROUTER))) pages.add(id);
    for (const importer of module?.importers ?? [])
      for (const page of pagesOf(importer, modules)) pages.add(page);
    return pages;
  }

  return {
    first: (id, modules) => {
      if (HELPERS.test(id)) return 'first';
      return pagesOf(id, modules).has(ENTRY) && !modules.getModuleInfo(id)?.isEntry ? 'first' : null;
    },
    shared: (id, modules) => {
      const pages = pagesOf(id, modules);
      if (pages.size < 2 || pages.has(ENTRY)) return null;
      const audiences = new Set([...pages].map(audienceOf));
      if (audiences.has('account') && LOADED_LATER.test(id)) return null;
      if (audiences.has(PUBLIC)) return PUBLIC;
      if (audiences.has(FRAME)) return audiences.has('account') ? `account-${FRAME}` : FRAME;
      return SOME.filter((audience) => audiences.has(audience)).join('-');
    },
  };
}

function audienceOf(page: string): string {
  return AUDIENCES.find(([, pattern]) => pattern.test(page))?.[0] ?? OFFICE;
}
