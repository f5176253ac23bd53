import { Permission, ROLE_PERMISSIONS, roleMay } from './permissions.js';

it('lets administrators do everything, and members nothing beyond their own claims', () => {
  for (const permission of Object.values(Permission)) {
    expect(roleMay('MASTER_ADMIN', permission)).toBe(true);
    expect(roleMay('STANDARD', permission)).toBe(false);
  }
});

it('has a name of its own for each permission', () => {
  expect(new Set(Object.values(Permission)).size).toBe(ROLE_PERMISSIONS.MASTER_ADMIN.size);
});
