import { createApolloClient } from '../api/apollo-client';
import { draftStore } from './draft-store';

it('a draft is forgotten also when the page is closed once its form was sent', async () => {
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
