import { jest } from '@jest/globals';
import { leaveSignedOut } from './leave-signed-out';
import { forgetReturnPath, keepReturnPath, returnPath } from './return-path';
import { endSession, sessionToken } from './session';

const at = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('token', 'prt_test');
});
afterEach(() => {
  endSession();
  at('/');
});

it.each([
  ['/submission/create', '/submission/create'],
  ['/admin/submissions-new?page=3&search=Peter+Baxter', '/admin/submissions-new?page=3'],
  ['/admin/submissions-new?search=Peter', '/admin/submissions-new'],
  ['/settlement-scheme/view/s1#part-c', '/settlement-scheme/view/s1'],
])('the return path of %s is kept as %s (SESSION-14)', (path, kept) => {
  at(path);
  keepReturnPath();
  expect(returnPath()).toBe(kept);
  forgetReturnPath();
  expect(returnPath()).toBeNull();
});

it('the return path is not kept for a user who is not signed in', () => {
  endSession();
  at('/login');
  keepReturnPath();
  expect(returnPath()).toBeNull();
});

it.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/\t/evil.test',
  'evil',
  '',
  '/a\\b',
  '/ä',
])('the return path %j is rejected (SESSION-14)', (path) => {
  sessionStorage.setItem('return-to', path);
  expect(returnPath()).toBeNull();
});

it('a late 401 of an earlier session does not end the current one (SESSION-13)', () => {
  at('/settlement-scheme/view/s1');
  leaveSignedOut('prt_earlier');
  expect(sessionToken()).toBe('prt_test');
  expect(returnPath()).toBeNull();
});

it('the return path is kept by a 401 of any call, which clears all local storage (SESSION-12, SESSION-14)', () => {
  // jsdom cannot load pages and logs an error.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  at('/settlement-scheme/view/s1');
  localStorage.setItem('anything', 'else');
  leaveSignedOut(sessionToken());
  expect(localStorage).toHaveLength(0);
  expect(returnPath()).toBe('/settlement-scheme/view/s1');
  // A second call that was running fails too, when nobody is signed in any more.
  at('/login');
  leaveSignedOut(sessionToken());
  expect(returnPath()).toBe('/settlement-scheme/view/s1');
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});
