import { Permission, TOKEN_PERMISSIONS } from '../rules/permissions.js';
import { accountOf, type Actor, Role, type TokenActor, type TokenScope } from './actor.js';
import { may, mayReadRestricted, notAllowed, reach, shownRestricted } from './policy.js';

const person = (role: Role) =>
  ({ kind: 'user', userId: 'u', email: 'u@example.com', name: 'U', role, sessionId: 's' }) satisfies Actor;
const script = (scopes: TokenScope[], given: Partial<TokenActor> = {}): TokenActor => ({
  kind: 'token',
  tokenId: 't',
  name: 'T',
  scopes,
  permissions: [...TOKEN_PERMISSIONS],
  createdById: 'maker',
  creatorRole: Role.MASTER_ADMIN,
  ...given,
});
const job = { kind: 'system', job: 'j' } satisfies Actor;

describe('the policy', () => {
  it.each<[string, Actor, reads: string, edits: string, restricted: string]>([
    ['a member', person(Role.STANDARD), 'own', 'own', '123456789'],
    ['an administrator', person(Role.MASTER_ADMIN), 'all', 'all', '123456789'],
    ['a reviewer', person(Role.REVIEWER), 'all', 'all', '123456789'],
    ['a supporter', person(Role.SUPPORT), 'all', 'none', '••••789'],
    ['an auditor', person(Role.AUDITOR), 'all', 'none', '123456789'],
    ['a script that reads', script(['read']), 'all', 'all', ''],
    [
      'a script with the scope for restricted values',
      script(['read', 'restricted']),
      'all',
      'all',
      '123456789',
    ],
    [
      'a script without the permission',
      script(['read', 'write'], { permissions: [Permission.ClaimsRead] }),
      'all',
      'none',
      '',
    ],
    [
      'a script whose creator was demoted',
      script(['read', 'restricted'], { creatorRole: Role.STANDARD }),
      'none',
      'none',
      '',
    ],
    ['a job', job, 'all', 'all', '123456789'],
  ])(
    '%s reads, edits and sees what its permissions allow (ACCESS-13)',
    (_, actor, reads, edits, restricted) => {
      expect(reach(actor, Permission.ClaimsRead)).toBe(reads);
      expect(reach(actor, Permission.ClaimsEdit)).toBe(edits);
      expect(may(actor, Permission.ClaimsEdit)).toBe(edits === 'all');
      expect(shownRestricted(actor, '123456789')).toBe(restricted);
      expect(mayReadRestricted(actor)).toBe(restricted === '123456789');
    },
  );

  it('has separate messages for members, administrators and scripts', () => {
    expect(
      [person(Role.STANDARD), person(Role.SUPPORT), script(['read'])].map(
        (actor) => notAllowed(actor).message,
      ),
    ).toEqual([
      'Only an administrator can do this.',
      'Your role does not allow this.',
      'This API token is not allowed to do this.',
    ]);
  });
});

describe('the account responsible for a request', () => {
  it('is the user’s own, and for a script its creator’s', () => {
    expect(accountOf(person(Role.STANDARD))).toBe('u');
    expect(accountOf(script(['read']))).toBe('maker');
  });
});
