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

describe('the permissions of the roles', () => {
  it('are all for administrators, and none for members (ACCESS-13)', () => {
    expect(allOf('MASTER_ADMIN')).toEqual(all);
    expect(allOf('STANDARD')).toEqual([]);
  });

  it('are for each of the other roles the ones listed here (ACCESS-13)', () => {
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
      'assessments.read',
      'objections.read',
      'deadlines.read',
      'distributions.read',
      'payments.read',
      'court-reports.read',
    ]);
  });

  it('each permission is named once', () => {
    expect(new Set(all).size).toBe(ROLE_PERMISSIONS.MASTER_ADMIN.size);
  });

  it('identify the roles of the office, and the roles with a permission', () => {
    expect((Object.keys(ROLE_PERMISSIONS) as RoleName[]).filter(isOfficeRole)).toEqual([
      'MASTER_ADMIN',
      'REVIEWER',
      'SUPPORT',
      'AUDITOR',
    ]);
    expect(rolesWith(Permission.ClaimsEdit)).toEqual(['MASTER_ADMIN', 'REVIEWER']);
  });

  it('include restricted values for each role that runs or reads exports, whose files contain them (ACCESS-13)', () => {
    for (const permission of [Permission.ExportsRun, Permission.ExportsRead, Permission.TaxExport])
      for (const role of rolesWith(permission)) expect(roleMay(role, Permission.RestrictedRead)).toBe(true);
  });
});
