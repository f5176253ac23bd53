import { jest } from '@jest/globals';
import { MeDocument } from '../../generated/graphql';
import { createApolloClient } from './apollo-client';
import { errorCode, errorMessage } from '../../lib/error-message';

function clientAnsweredWith(status: number, body: object) {
  let signedOut = 0;
  globalThis.fetch = () =>
    Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );
  const client = createApolloClient(() => {
    signedOut += 1;
  });
  return { client, signedOutTimes: () => signedOut };
}

const refusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });

it('a call answered with UNAUTHENTICATED signs out and still passes its error on (SESSION-12)', async () => {
  const { client, signedOutTimes } = clientAnsweredWith(401, refusal('UNAUTHENTICATED', 'Please sign in.'));
  await expect(client.query({ query: MeDocument })).rejects.toThrow();
  expect(signedOutTimes()).toBe(1);
});

it('a call answered with a bare 401 signs out (SESSION-12)', async () => {
  const { client, signedOutTimes } = clientAnsweredWith(401, {});
  await expect(client.query({ query: MeDocument })).rejects.toThrow();
  expect(signedOutTimes()).toBe(1);
});

it("a call answered with any other error stays signed in and shows the server's message (SESSION-12)", async () => {
  const { client, signedOutTimes } = clientAnsweredWith(
    200,
    refusal('FORBIDDEN', 'This is for administrators.'),
  );
  const error: unknown = await client.query({ query: MeDocument }).catch((caught: unknown) => caught);
  expect(errorMessage(error)).toBe('This is for administrators.');
  expect(errorCode(error)).toBe('FORBIDDEN');
  expect(signedOutTimes()).toBe(0);
});

it('a call answered with 401 reports which session it ends (SESSION-13)', async () => {
  localStorage.setItem('token', 'prt_earlier');
  globalThis.fetch = () => {
    // Another user signs in before the response arrives.
    localStorage.setItem('token', 'prt_now');
    return Promise.resolve(
      new Response(JSON.stringify(refusal('UNAUTHENTICATED', 'Sign in.')), { status: 401 }),
    );
  };
  const ended: (string | null)[] = [];
  const client = createApolloClient((token) => ended.push(token));
  await expect(client.query({ query: MeDocument })).rejects.toThrow();
  expect(ended).toEqual(['prt_earlier']);
  localStorage.clear();
});

it('a call waits for a long response while data keeps arriving, and no longer', async () => {
  jest.useFakeTimers();
  const text = JSON.stringify({ data: { me: null } });
  const inPieces = (until: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < until; at += 1)
          setTimeout(() => controller.enqueue(new TextEncoder().encode(text[at])), at * 10_000);
        if (until === text.length) setTimeout(() => controller.close(), until * 10_000);
      },
    });
  const ask = (until: number) => {
    const headers = { 'content-type': 'application/json' };
    globalThis.fetch = () => Promise.resolve(new Response(inPieces(until), { headers }));
    return createApolloClient(() => undefined)
      .query({ query: MeDocument })
      .catch((error: unknown) => error);
  };
  const whole = ask(text.length);
  await jest.advanceTimersByTimeAsync(text.length * 10_000 + 1_000);
  expect(await whole).toMatchObject({ data: { me: null } });
  const cut = ask(3);
  await jest.advanceTimersByTimeAsync(65_000);
  expect(await cut).toMatchObject({ name: 'NoAnswerInTime' });
  jest.useRealTimers();
});

it('a call without a response after thirty seconds is aborted, and not sent again', async () => {
  jest.useFakeTimers();
  let asked = 0;
  globalThis.fetch = (_url, init) => {
    asked += 1;
    return new Promise((_, reject) =>
      init!.signal!.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  };
  const outcome = createApolloClient(() => undefined)
    .query({ query: MeDocument })
    .catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(await outcome).toMatchObject({ name: 'NoAnswerInTime' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  jest.useRealTimers();
});
