import { accessTokenHash, newAccessToken } from '../sessions/access-token.js';
import { apiTokenHash, newApiToken } from './api-token-text.js';

describe('API tokens', () => {
  it('are found by the stored hash (APITOKEN-2)', () => {
    const { token, hash } = newApiToken();
    expect(token).toMatch(/^prt_api_[A-Za-z0-9_-]{48}$/);
    expect(apiTokenHash(token)).toEqual(hash);
  });

  it('are never accepted as access tokens, nor access tokens as API tokens', () => {
    expect(accessTokenHash(newApiToken().token)).toBeUndefined();
    expect(apiTokenHash(newAccessToken().token)).toBeUndefined();
  });

  it.each(['', 'prt_api_', 'prt_api_' + 'A'.repeat(48), 'prt_api_' + 'A'.repeat(49)])(
    'rejects a text that is not an API token: %j',
    (text) => expect(apiTokenHash(text)).toBeUndefined(),
  );
});
