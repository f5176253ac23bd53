import { TOKEN_PERMISSIONS, type TokenPermission } from '@rules/permissions.js';
import { t } from '@rules/text.js';

/** The label of each permission of a token. */
const WORDS: Readonly<Record<TokenPermission, string>> = {
  'claims.read': t('Read claims'),
  'claims.edit': t('Create and edit claims'),
  'sid.edit': t('Change SIDs'),
  'amendments.read': t('Read the queue of amendment requests'),
  'amendments.write': t('Write to members'),
  'amendments.answer': t('Close amendment requests'),
  'notices.read': t('Read the list of assessment notices'),
  'notices.publish': t('Publish assessment notices'),
  'imports.read': t('Read import runs and rejected rows'),
  'imports.run': t('Run imports'),
  'exports.run': t('Export reports'),
  'assessments.read': t('Read assessment runs'),
  'distributions.read': t('Read distributions'),
  'payments.read': t('Read payment runs'),
  'court-reports.read': t('Read reports to the court'),
};

/** The permissions a token can have, with their labels. */
export const permissionOptions = TOKEN_PERMISSIONS.map(
  (permission) => [permission, WORDS[permission]] as const,
);

/** A token's permissions in words: all that it can have, or the list. */
export function describePermissions(permissions: readonly string[]): string {
  if (permissions.length === TOKEN_PERMISSIONS.length) return t('All');
  const given = permissionOptions.filter(([permission]) => permissions.includes(permission));
  return given.map(([, words]) => words).join(', ');
}
