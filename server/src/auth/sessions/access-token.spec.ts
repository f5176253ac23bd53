import { accessTokenHash, newAccessToken } from './access-token.js';

describe('access tokens', () => {
  it('are found by the stored hash (SESSION-1)', () => {
    const { token, hash } = newAccessToken();
    expect(token).toMatch(/^prt_[A-Za-z0-9_-]{48}$/);
    expect(accessTokenHash(token)).toEqual(hash);
  });

  it('two access tokens are never the same', () => {
    expect(newAccessToken().token).not.toBe(newAccessToken().token);
  });

  it.each(['', 'prt_', 'Bearer x', 'prt_' + 'A'.repeat(48), 'prt_' + 'A'.repeat(49), 'prt_\u0000'])(
    'rejects a text that is not an access token: %j',
    (text) => expect(accessTokenHash(text)).toBeUndefined(),
  );

  it('rejects a token with one character changed (SESSION-1)', () => {
    const { token } = newAccessToken();
    const changed = token.slice(0, 10) + (token[10] === 'A' ? 'B' : 'A') + token.slice(11);
    expect(accessTokenHash(changed)).toBeUndefined();
  });
});
