import { Permission } from '../rules/permissions.js';
import { accountOf, type Actor, may, mayReadRestricted, Role, type TokenScope } from './actor.js';

const person = (role: Role) =>
  ({ kind: 'user', userId: 'u', email: 'u@example.com', name: 'U', role, sessionId: 's' }) satisfies Actor;
const script = (...scopes: TokenScope[]) =>
  ({ kind: 'token', tokenId: 't', name: 'T', scopes, createdById: 'maker' }) satisfies Actor;
const job = { kind: 'system', job: 'j' } satisfies Actor;

describe('what actors may', () => {
  it.each<[string, Actor, admin: boolean, restricted: boolean]>([
    ['a member', person(Role.STANDARD), false, true],
    ['an administrator', person(Role.MASTER_ADMIN), true, true],
    ['a script that reads', script('read'), true, false],
    ['a script that writes', script('read', 'write'), true, false],
    ['a script with the scope for restricted fields', script('read', 'restricted'), true, true],
    ['a job', job, true, true],
  ])('%s', (_, actor, admin, restricted) => {
    expect([may(actor, Permission.ClaimsEdit), mayReadRestricted(actor)]).toEqual([admin, restricted]);
  });

  it('is answered for by the person, and for a script by its maker', () => {
    expect(accountOf(person(Role.STANDARD))).toBe('u');
    expect(accountOf(script('read'))).toBe('maker');
  });
});
