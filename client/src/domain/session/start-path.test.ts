import { startPath } from './start-path';

const from = (pathname: string, search = '') => ({ from: { pathname, search, hash: '' } });

it.each([
  ['MASTER_ADMIN', null, '/admin'],
  ['STANDARD', null, '/account/profile'],
  ['MASTER_ADMIN', from('/admin/submissions-new', '?page=3'), '/admin/submissions-new?page=3'],
  ['STANDARD', from('/settlement-scheme/view/s1'), '/settlement-scheme/view/s1'],
  ['STANDARD', from('/admin/imports'), '/account/profile'],
  ['STANDARD', { from: {} }, '/account/profile'],
] as const)('%s coming from %j starts at %s (SIGNIN-3)', (role, state, path) => {
  expect(startPath(role, state)).toBe(path);
});

it.each([
  ['STANDARD', null, '/submission/create', '/submission/create'],
  ['STANDARD', { registered: 'Done' }, '/submission/create', '/submission/create'],
  ['STANDARD', from('/account/profile'), '/submission/create', '/account/profile'],
  ['STANDARD', null, '/admin/imports', '/account/profile'],
  ['MASTER_ADMIN', null, '/admin/imports?page=2', '/admin/imports?page=2'],
] as const)(
  '%s coming from %j whose session ended at %s starts at %s (SIGNIN-3, SESSION-14)',
  (role, state, endedAt, path) => {
    expect(startPath(role, state, endedAt)).toBe(path);
  },
);
