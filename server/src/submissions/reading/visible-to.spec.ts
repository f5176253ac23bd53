import { type Actor, Role } from '../../common/actor.js';
import { TOKEN_PERMISSIONS } from '../../rules/permissions.js';
import { ownedBy, visibleTo } from './visible-to.js';

const person = (role: Role) =>
  ({ kind: 'user', userId: 'u', email: 'u@example.com', name: 'U', role, sessionId: 's' }) satisfies Actor;
const script = {
  kind: 'token',
  tokenId: 't',
  name: 'T',
  scopes: ['read'],
  permissions: [...TOKEN_PERMISSIONS],
  createdById: 'maker',
  creatorRole: Role.MASTER_ADMIN,
} satisfies Actor;

describe('the claims an actor may see', () => {
  it('are all claims for administrators', () => {
    for (const actor of [person(Role.MASTER_ADMIN), script, { kind: 'system', job: 'j' } as const])
      expect(visibleTo(actor)).toEqual({ sql: 'true', parameters: {} });
  });

  it('are a member’s own claims', () => {
    expect(visibleTo(person(Role.STANDARD))).toEqual(ownedBy(person(Role.STANDARD)));
    expect(ownedBy(person(Role.STANDARD)).parameters).toEqual({ userId: 'u', ownEmail: 'u@example.com' });
  });

  it('never belong to a script, whoever created it (APITOKEN-8)', () => {
    expect(ownedBy(script)).toEqual({ sql: 'false', parameters: {} });
  });
});
