import { createApolloClient } from '../api/apollo-client';
import { draftStore } from './draft-store';

it('a draft is deleted even when the page is closed right after its form was submitted', async () => {
  const sent: boolean[] = [];
  globalThis.fetch = (_url, init) => {
    sent.push(init?.keepalive === true);
    return Promise.resolve(
      new Response('{"data":{"discardDraft":true}}', { headers: { 'content-type': 'application/json' } }),
    );
  };
  const client = createApolloClient(() => undefined);
  await draftStore(client, 'SUBMISSION_CREATE', undefined).discard();
  expect(sent).toEqual([true]);
});
