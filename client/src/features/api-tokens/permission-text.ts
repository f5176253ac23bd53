import { TOKEN_PERMISSIONS, type TokenPermission } from '@rules/permissions.js';

/** The label of each permission of a token. */
const WORDS: Readonly<Record<TokenPermission, string>> = {
  'claims.read': 'Read claims',
  'claims.edit': 'Create and edit claims',
  'sid.edit': 'Change SIDs',
  'amendments.read': 'Read the queue of amendment requests',
  'amendments.write': 'Write to members',
  'amendments.answer': 'Close amendment requests',
  'notices.read': 'Read the list of assessment notices',
  'notices.publish': 'Publish assessment notices',
  'imports.read': 'Read import runs and rejected rows',
  'imports.run': 'Run imports',
  'exports.run': 'Export reports',
  'assessments.read': 'Read assessment runs',
};

/** The permissions a token can have, with their labels. */
export const permissionOptions = TOKEN_PERMISSIONS.map(
  (permission) => [permission, WORDS[permission]] as const,
);

/** A token's permissions in words: all that it can have, or the list. */
export function describePermissions(permissions: readonly string[]): string {
  if (permissions.length === TOKEN_PERMISSIONS.length) return 'All';
  const given = permissionOptions.filter(([permission]) => permissions.includes(permission));
  return given.map(([, words]) => words).join(', ');
}
