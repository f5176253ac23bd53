import { Role } from '../common/actor.js';
import { changesOf, cleanUserInput } from './user-changes.js';

const user = { name: 'A', email: 'a@example.com', role: Role.STANDARD, enabled: true };
const NOTHING = { changed: {}, newMailbox: false, roleChanged: false, disabled: false, enabled: false };

describe('the changes of an edit', () => {
  it.each<[Partial<typeof user>, object]>([
    [{}, {}],
    [{ name: 'B' }, { changed: { name: { from: 'A', to: 'B' } } }],
    [{ email: 'A@example.com' }, { changed: { email: { from: 'a@example.com', to: 'A@example.com' } } }],
    [
      { email: 'b@example.com' },
      { changed: { email: { from: 'a@example.com', to: 'b@example.com' } }, newMailbox: true },
    ],
    [
      { role: Role.MASTER_ADMIN },
      { changed: { role: { from: 'STANDARD', to: 'MASTER_ADMIN' } }, roleChanged: true },
    ],
    [{ enabled: false }, { changed: { enabled: { from: true, to: false } }, disabled: true }],
  ])('an edit of a user with %j is described by its changes', (change, expected) => {
    expect(changesOf(user, { ...user, ...change })).toEqual({ ...NOTHING, ...expected });
  });

  it('trim the name, and remove invisible characters from the address too', () => {
    expect(cleanUserInput({ ...user, name: ' A ', email: ' \u200ba@example.com ' })).toEqual(user);
  });
});
