/**
 * The direction of imports: a folder may use those of the layers below it, never those above. Folders that stand side
 * by side in one entry know each other only where `together` says so.
 */
const serverLayers = [
  { folders: ['rules'] },
  { folders: ['common', 'config', 'database', 'logging', 'sealing', 'storage', 'access'], together: true },
  {
    folders: [
      'auth',
      'passkeys',
      'users',
      'user-management',
      'mail',
      'audit',
      'jobs',
      'scheme',
      'downloads',
      'limits',
      'idempotency',
      'maintenance',
    ],
    together: true,
  },
  { folders: ['trades'] },
  { folders: ['submissions', 'registrations'] },
  { folders: ['amendments', 'attachments', 'notices', 'drafts'] },
  { folders: ['imports', 'double-ups'] },
  { folders: ['exports', 'dashboard'] },
  { folders: ['rest', 'graphql', 'health', 'http'], together: true },
];

/** The places that put everything together: they list all entities, all modules, or fill every table. */
export const seesAll = ['server/src/*.ts', 'server/src/{start,demo}/**'];

export const serverElements = serverLayers.flatMap(({ folders }) =>
  folders.map((folder) => ({ type: folder, pattern: `server/src/${folder}` })),
);

export const serverPolicies = serverLayers.flatMap(({ folders, together }, height) => {
  const below = serverLayers.slice(0, height).flatMap((layer) => layer.folders);
  return folders.map((folder) => mayUse(folder, together ? [...below, ...folders] : [folder, ...below]));
});

export const clientElements = [
  { type: 'rules', pattern: 'server/src/rules' },
  { type: 'generated', pattern: 'client/src/generated' },
  { type: 'lib', pattern: 'client/src/lib' },
  { type: 'components', pattern: 'client/src/components' },
  { type: 'domain', pattern: 'client/src/domain' },
  { type: 'feature', pattern: 'client/src/features/*' },
  { type: 'app', pattern: 'client/src/app' },
  { type: 'test-support', pattern: 'client/src/test-support' },
];

/** A feature never uses another one; pages made of several live in `app/routes`. */
export const clientPolicies = [
  mayUse('lib', ['lib', 'rules']),
  mayUse('components', ['components', 'lib', 'rules']),
  mayUse('domain', ['domain', 'components', 'lib', 'generated', 'rules']),
  mayUse('test-support', ['app', 'feature', 'domain', 'components', 'lib', 'generated', 'rules']),
  mayUse('feature', ['domain', 'components', 'lib', 'generated', 'rules', 'test-support']),
  mayUse('app', ['app', 'feature', 'domain', 'components', 'lib', 'generated', 'rules', 'test-support']),
];

function mayUse(from, types) {
  return { from: { element: { type: from } }, allow: [{ to: { element: { type: types } } }] };
}
