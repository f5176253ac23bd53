/**
 * The layers of server/src, from the bottom up. A folder may import only those in earlier rows of this list, not in
 * later rows and not in its own: so there are no cyclic imports between folders.
 */
export const serverRows = [
  ['rules', 'logging'],
  ['common'],
  ['access', 'config'],
  ['database'],
  ['encryption', 'jobs', 'limits', 'users', 'trades'],
  ['audit', 'storage', 'idempotency'],
  ['maintenance'],
  ['scheme'],
  ['mail'],
  ['auth'],
  [
    'audit-entries',
    'passkeys',
    'user-management',
    'downloads',
    'submissions',
    'registrations',
    'payments',
    'rules-versions',
  ],
  ['amendments', 'attachments', 'bank-changes', 'notices', 'drafts', 'double-ups', 'deadlines'],
  ['imports', 'phone-filings', 'claim-decisions', 'tax-exemptions'],
  ['exports', 'dashboard', 'assessments'],
  ['claim-facts', 'distributions'],
  ['tax', 'payment-runs'],
  ['unclaimed'],
  ['court-reports'],
  ['graphql', 'health'],
  ['http'],
  ['rest'],
];

/** The top layer, which lists all features. */
const serverTop = ['start'];

/** The layers of server/src/auth. */
const authRows = [
  ['limits', 'sessions'],
  ['api-tokens', 'codes'],
  ['guard', 'accounts'],
  ['passwords'],
  ['acts'],
  ['registering', 'sign-in', 'token-creation'],
];

/** The layers of client/src. A feature never imports another one; pages that combine several are in `app/routes`. */
const clientRows = [
  ['lib'],
  ['components'],
  ['generated', 'domain', 'component-page'],
  ['features', 'test-support'],
  ['app'],
];
/**
 * Exceptions: documents import the hook that sends them, and shared parts import documents; tests render the whole
 * client.
 */
const clientTogether = [
  ['generated', 'domain'],
  ['domain', 'generated'],
  ['features', 'test-support'],
  ['test-support', 'features'],
  ['test-support', 'app'],
];

/** The rules that are of texts, dates and forms in general; `trade-values` has the days that exist, as they are typed. */
const TECHNICAL_RULES = [
  ...['text', 'text-ends', 'search-text', 'languages', 'day-text', 'https-address'],
  ...['schema-errors', 'rule-checks', 'trade-values', 'colors/palette'],
];

const SPEC = '[.](spec|test|e2e-spec)[.]tsx?$';

/** The rules of dependency-cruiser that enforce these directions; tests may import everything. */
export const importDirections = [
  ...upwards('server/src', [...serverRows, ...serverTop.map((folder) => [folder])]),
  ...upwards('server/src/auth', authRows),
  ...upwards('client/src', clientRows, clientTogether),
  {
    name: 'a folder of the server that is composed does not know the composition',
    comment: 'Modules and entities are put together in app.module.ts and persistence.ts, for start/ alone.',
    severity: 'error',
    from: { path: '^server/src/[^/]+/', pathNot: `^server/src/(${serverTop.join('|')})/|${SPEC}` },
    to: { path: '^server/src/[^/]+$' },
  },
  {
    name: 'a folder has a place in scripts/lib/layers.mjs',
    comment: 'A new folder is listed in its row.',
    severity: 'error',
    from: {
      path: '^(server|client)/src/[^/]+/',
      pathNot: [
        `^server/src/(${[...serverRows.flat(), ...serverTop].join('|')})/`,
        `^client/src/(${clientRows.flat().join('|')})/`,
      ],
    },
    to: {},
  },
  {
    name: 'features of the client do not use each other',
    comment: 'What two features need is in domain/; a page made of several is in app/routes/.',
    severity: 'error',
    from: { path: '^client/src/features/([^/]+)/', pathNot: SPEC },
    to: { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
  },
  {
    name: 'the client uses nothing of the server but its rules',
    severity: 'error',
    from: { path: '^client/' },
    to: { path: '^server/', pathNot: '^server/src/rules/' },
  },
  {
    name: 'what is technical on the client knows no rules of the business',
    comment: 'What claims, trades or money have in common is in domain/.',
    severity: 'error',
    from: { path: '^client/src/(lib|components)/', pathNot: SPEC },
    to: { path: '^server/src/rules/', pathNot: `^server/src/rules/(${TECHNICAL_RULES.join('|')})[.]ts$` },
  },
  {
    name: 'the product does not know the workspace development',
    comment: 'It may be without it: start/development.ts says what the server takes from it, and loads it.',
    severity: 'error',
    from: { path: '^(server|client)/src/', pathNot: SPEC },
    to: { path: '^development/' },
  },
  {
    name: 'the parts of the workspace development do not use each other',
    comment: 'Each is bundled into a file of its own; index.ts loads them.',
    severity: 'error',
    from: { path: '^development/src/([^/]+)/' },
    to: { path: '^development/src/', pathNot: '^development/src/$1/' },
  },
  {
    name: 'the product does not know its tests and tools',
    severity: 'error',
    from: { path: '^(server|client|development)/src/', pathNot: `${SPEC}|^client/src/test-support/` },
    to: { path: '^(server/test|client/src/test-support|e2e|bench|drills|scripts)/' },
  },
];

/** One rule for each folder: it must not import later rows or its own row, except for the pairs in `except`. */
function upwards(base, rows, except = []) {
  return rows.flatMap((row, at) =>
    row.flatMap((folder) => {
      const above = rows.slice(at).flat();
      const refused = above.filter(
        (other) => other !== folder && !except.some(([from, to]) => from === folder && to === other),
      );
      if (refused.length === 0) return [];
      return {
        name: `${base}/${folder} uses only what is below it`,
        comment: 'scripts/lib/layers.mjs has the order of the folders.',
        severity: 'error',
        from: { path: `^${base}/${folder}/`, pathNot: SPEC },
        to: { path: `^${base}/(${refused.join('|')})/` },
      };
    }),
  );
}
