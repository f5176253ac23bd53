/** The part of a module's record in the bundler that the grouping reads. */
interface Module {
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}

interface Modules {
  getModuleInfo(id: string): Module | null;
}

/** What every visitor needs: loaded with the entry, because a request costs more than these few kilobytes. */
const PUBLIC = 'public';
/** The pages that need no account. */
const VISITOR = 'visitor';
/** What all pages behind the sign-in need. */
const FRAME = 'signed-in';
/** What the frame shows to the office only, on each of its pages. */
const OFFICE_FRAME = 'office-frame';
/** The page that shows a claim, which most people open: its file has what it needs and nothing else. */
const CLAIM = 'claim';
/** Of that page, what is its own. */
const CLAIM_PAGE = 'claim-page';
/** What the office has in addition on that page. */
const OFFICE_CLAIM = 'office-claim';
/** The window of every dialog, loaded when the first is opened. */
const DIALOG = 'dialog';
/** The pages with the form of a claim, by whoever. */
const CLAIM_FORM = 'claim-form';
/** Part C of the page of a claim, which a phone loads when it is reached; other pages show it at once. */
const PART_C = 'part-c';

/** The pages with the notices of a claim: its assessment, its payment. */
const NOTICES = 'notices';

/** The page that administrators begin with, and their other pages. */
const OFFICE_HOME = 'office-home';
const OFFICE = 'office';

/** Whose page a module loaded by a route, or part of the frame a module loaded by the frame, is; the first pattern decides, every other page is the office's. */
const AUDIENCES: readonly (readonly [audience: string, page: RegExp])[] = [
  [PUBLIC, /public-layout|reference-layout|providers|maintenance-(route|gate)/],
  [VISITOR, /(landing|mail-check|accessibility)-page/],
  ['account', /features\/auth\/|(login-with-passkey|notice-code)-page/],
  [FRAME, /api-provider|require-sign-in|private-layout|own-layout|signed-in-frame/],
  [
    OFFICE_FRAME,
    /jobs-tray|office-places|submission-finder|maintenance-banner|document-key|require-permission/,
  ],
  ['home', /member-home-page/],
  ['settings', /sign-in-settings-page/],
  [DIALOG, /dialog-window/],
  [CLAIM, /submission-view-page/],
  [OFFICE_CLAIM, /routes\/office-claim/],
  [PART_C, /part-c-trades/],
  [CLAIM_FORM, /(create|edit|phone)-submission-page|amendment-draft-form|upload-box|entry\/trade-entry/],
  [NOTICES, /(claim-assessment|payment-line)-page/],
  [OFFICE_HOME, /admin-home-page/],
];
/** Of pages that members open too. */
const MEMBERS = ['home', CLAIM, CLAIM_FORM];
/** Of these, each combination has a file. */
const SOME = ['home', 'settings', CLAIM_FORM, NOTICES, OFFICE_HOME, OFFICE];

/** Rules of forms, loaded when somebody begins to fill one in, and the fields that need some at once. */
const LOADED_LATER = /rules\/[a-z-]+-(schema|rule)\.ts$|new-password-fields/;
/** Texts of the claim's page that the filters in the office's frame have too: each page of the office would load the claim's. */
const TEXTS_OF_FILTERS = /rules\/assessment\/finding-text/;
/**
 * The charts, a kilobyte and more that neither the member's home nor the page of a claim needs until Part C is reached: worth
 * a request of the pages with charts.
 */
const CHARTS = /components\/chart\//;
/** What files have in common with the first: the bundler's own helpers, and those of libraries. */
const HELPERS = /node_modules\/tslib\/|rolldown[/-]runtime/;
const ENTRY = 'entry';
/** The start of the application, which the entry imports once the language is known. */
const START = /src\/start\.tsx$/;
/** What the entry itself needs: evaluated before the application, whose modules have texts. */
const LANGUAGE = 'language';
/** Our documents of the office's pages alone, which members do not load; every other one is in the file of Apollo. */
const OFFICE_DOCUMENTS =
  /src\/generated\/(api-tokens|ask-all|assessments|audit-entries|bank-changes|claim-decisions|claim-facts|claim-history|cost-caps|court-reports|dashboard|deadlines|distributions|double-ups|exports|found-submissions|identity-purge|imports|maintenance|money-left|my-jobs|notice-list|objections|office-counts|payments|phone-claim|registration-list|rules|saved-views|scheme-settings|selection|submission-filters|submission-list|tax-exemptions|users)\.ts$/;
/**
 * Our documents of forms, of members' other pages and of the larger parts of the office, with the file that each of these
 * pages loads: neither home nor the page of a claim has them.
 */
const PAGE_DOCUMENTS: readonly (readonly [file: string, documents: RegExp])[] = [
  ['account', /src\/generated\/auth\.ts$/],
  [`${CLAIM_FORM}-${OFFICE}`, /src\/generated\/(bank-change|claim-form)\.ts$/],
  [NOTICES, /src\/generated\/(assessment-notice|claim-objections|payment-line)\.ts$/],
  [
    OFFICE,
    /src\/generated\/(api-tokens|ask-all|assessments|audit-entries|bank-changes|claim-facts|claim-history|court-reports|deadlines|distributions|exports|identity-purge|money-left|notice-list|objections|payments|registration-list|rules|saved-views|selection|tax-exemptions|users)\.ts$/,
  ],
];
const fileOfDocuments = (id: string) => PAGE_DOCUMENTS.find(([, documents]) => documents.test(id))?.[0];
/**
 * Apollo and what it alone needs, and our documents except the above, those of pages that open without it, and those of the
 * page that answers the copy of a claim, which alone has them.
 */
const API = /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\/|src\/generated\//;
const WITHOUT_API = /src\/generated\/(account|claim-copy|graphql|issued|pass|published|scheme\.|types)/;
export const isOfApi = (id: string) =>
  API.test(id) && !WITHOUT_API.test(id) && !OFFICE_DOCUMENTS.test(id) && !fileOfDocuments(id);
/**
 * What is grouped by audience: all else, except the documents of pages that open without Apollo. Those of signing in go
 * with its pages: a file of half a kilobyte is a request more.
 */
export const isOfAudience = (id: string) =>
  !isOfApi(id) &&
  (OFFICE_DOCUMENTS.test(id) || fileOfDocuments(id) !== undefined || !/src\/generated\//.test(id));
/** What loads pages, parts of the frame, parts of the page of a claim, and dialogs. */
const LOADERS =
  /(app\/(router|office-routes|layouts\/(private|reference)-layout|routes\/submission-view-page)|amendment-draft-later|part-c-later|trade-entry-later|attachments\/attachments|dialog\/dialog)\.tsx?$/;

/** All of the above that name files of ours, each alternative at least one. */
export const NAMING_FILES: readonly RegExp[] = [
  ...AUDIENCES.map(([, page]) => page),
  ...PAGE_DOCUMENTS.map(([, documents]) => documents),
  ...[LOADED_LATER, TEXTS_OF_FILTERS, CHARTS, START, OFFICE_DOCUMENTS, WITHOUT_API, LOADERS],
];

type Named = (id: string, modules: Modules) => string | null;

/**
 * Names the files of modules that several pages share. `first` is what the entry loads, before any page; it must take
 * precedence, so that no file imports one that imports it. `shared` has one file for each audience, or combination of
 * them, so that a page is two dozen requests and not ninety, and loads little that it does not use. Null leaves a
 * module with the only page that needs it.
 */
export function chunksByAudience(): { first: Named; shared: Named } {
  const known = new Map<string, ReadonlySet<string>>();

  /** The pages and parts that load the module, by static imports from them; `ENTRY` is loaded with all. */
  function pagesOf(id: string, modules: Modules): ReadonlySet<string> {
    const cached = known.get(id);
    if (cached) return cached;
    const pages = new Set<string>();
    // Kept before it is complete: modules may import each other.
    known.set(id, pages);
    const module = modules.getModuleInfo(id);
    if (module?.isEntry) pages.add(LANGUAGE);
    if (START.test(id)) pages.add(ENTRY);
    if (module?.dynamicImporters.some((importer) => LOADERS.test(importer))) pages.add(id);
    for (const importer of module?.importers ?? [])
      for (const page of pagesOf(importer, modules)) pages.add(page);
    return pages;
  }

  return {
    first: (id, modules) => {
      if (HELPERS.test(id)) return 'first';
      if (modules.getModuleInfo(id)?.isEntry) return null;
      const pages = pagesOf(id, modules);
      if (pages.has(LANGUAGE)) return null;
      const audiences = audiencesOf(pages);
      const isPublic = audiences.has(PUBLIC) || (audiences.has(VISITOR) && pages.size > 1);
      return pages.has(ENTRY) || isPublic || isOfAllForms(id, audiences) ? 'first' : null;
    },
    shared: (id, modules) => {
      const ofDocuments = fileOfDocuments(id) ?? (OFFICE_DOCUMENTS.test(id) ? OFFICE_FRAME : undefined);
      if (ofDocuments) return ofDocuments;
      const pages = pagesOf(id, modules);
      if (pages.has(LANGUAGE)) return null;
      const audiences = audiencesOf(pages);
      if (audiences.has('account') && LOADED_LATER.test(id)) return null;
      if (TEXTS_OF_FILTERS.test(id)) return FRAME;
      if (CHARTS.test(id) && pages.size > 1) return 'charts';
      if (isOfFrame(audiences)) return FRAME;
      if (audiences.has('account')) return pages.size < 2 ? null : 'account';
      // A few helpers, for which the member's home would load the dialogs of other pages, and a dialog the page of a claim.
      if ((audiences.has('home') || audiences.has(DIALOG)) && audiences.size > 1) return FRAME;
      if (audiences.has(OFFICE_FRAME)) return OFFICE_FRAME;
      if (audiences.has(CLAIM))
        return [...audiences].every((one) => one === CLAIM || one === OFFICE_CLAIM) ? CLAIM_PAGE : CLAIM;
      if (audiences.has(PART_C)) return audiences.has(OFFICE_CLAIM) ? CLAIM : PART_C;
      if (pages.size < 2) return null;
      if (audiences.has(OFFICE_CLAIM)) return audiences.has(CLAIM_FORM) ? CLAIM : OFFICE_FRAME;
      return SOME.filter((audience) => audiences.has(audience)).join('-');
    },
  };
}

/** What both the pages of accounts and most pages behind the sign-in have: a few kilobytes, for which a request is dearer. */
function isOfAllForms(id: string, audiences: ReadonlySet<string>): boolean {
  if (!isOfAudience(id) || /src\/generated\//.test(id) || LOADED_LATER.test(id)) return false;
  if (TEXTS_OF_FILTERS.test(id) || !audiences.has('account')) return false;
  return isOfFrame(audiences) || ['home', CLAIM, PART_C].some((audience) => audiences.has(audience));
}

/** Whether all pages behind the sign-in have it, or those of both roles begin with it. */
function isOfFrame(audiences: ReadonlySet<string>): boolean {
  const isOfOffice = audiences.has(OFFICE_HOME) || audiences.has(OFFICE_FRAME);
  return audiences.has(FRAME) || (isOfOffice && MEMBERS.some((audience) => audiences.has(audience)));
}

const audiencesOf = (pages: ReadonlySet<string>) => new Set([...pages].map(audienceOf));

function audienceOf(page: string): string {
  return AUDIENCES.find(([, pattern]) => pattern.test(page))?.[0] ?? OFFICE;
}
