import {
  isOfficeRole,
  Permission,
  ROLE_PERMISSIONS,
  type RoleName,
  roleMay,
  rolesWith,
} from './permissions.js';

const all = Object.values(Permission);
const allOf = (role: RoleName) => all.filter((permission) => roleMay(role, permission));

describe('what the roles may do', () => {
  it('is everything for administrators, and nothing beyond their own claims for members (ACCESS-13)', () => {
    expect(allOf('MASTER_ADMIN')).toEqual(all);
    expect(allOf('STANDARD')).toEqual([]);
  });

  it('is for each of the others what is written here (ACCESS-13)', () => {
    expect(allOf('REVIEWER')).toEqual([
      'claims.read',
      'claims.edit',
      'restricted.read',
      'history.read',
      'duplicates.read',
      'amendments.read',
      'amendments.write',
      'amendments.answer',
    ]);
    expect(allOf('SUPPORT')).toEqual(['claims.read', 'amendments.read', 'amendments.write']);
    expect(allOf('AUDITOR')).toEqual([
      'claims.read',
      'restricted.read',
      'history.read',
      'duplicates.read',
      'amendments.read',
      'notices.read',
      'imports.read',
      'exports.read',
      'users.read',
      'tokens.read',
      'scheme.read',
      'audit.read',
      'rules.read',
    ]);
  });

  it('each permission is named once', () => {
    expect(new Set(all).size).toBe(ROLE_PERMISSIONS.MASTER_ADMIN.size);
  });

  it('says who works for the office, and who has a permission', () => {
    expect((Object.keys(ROLE_PERMISSIONS) as RoleName[]).filter(isOfficeRole)).toEqual([
      'MASTER_ADMIN',
      'REVIEWER',
      'SUPPORT',
      'AUDITOR',
    ]);
    expect(rolesWith(Permission.ClaimsEdit)).toEqual(['MASTER_ADMIN', 'REVIEWER']);
  });

  it('shows restricted values to each role that runs or reads exports, whose files hold them (ACCESS-13)', () => {
    for (const permission of [Permission.ExportsRun, Permission.ExportsRead])
      for (const role of rolesWith(permission)) expect(roleMay(role, Permission.RestrictedRead)).toBe(true);
  });
});
