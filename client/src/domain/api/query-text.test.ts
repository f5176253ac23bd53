import { jest } from '@jest/globals';

const leaveSignedOut = jest.fn();
jest.unstable_mockModule('../session/leave-signed-out', () => ({ leaveSignedOut }));

const { askText } = await import('./query-text');
const question = { operationName: 'Scheme', query: 'query Scheme{scheme{maintenance}}' };

/** Mocks fetch to return the responses in turn, repeating the last one; returns the recorded requests. */
function answerWith(...answers: (Response | Error)[]): RequestInit[] {
  const requests: RequestInit[] = [];
  globalThis.fetch = (_url, init) => {
    requests.push(init ?? {});
    const answer = answers[Math.min(requests.length, answers.length) - 1]!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
  };
  return requests;
}

const LOST = new TypeError('Failed to fetch');
const refusal = (code: string, status = 200) =>
  Response.json({ errors: [{ message: `No: ${code}`, extensions: { code } }] }, { status });

afterEach(() => {
  leaveSignedOut.mockReset();
  localStorage.clear();
});

it('a query sent as text carries the stored token (SESSION-11)', async () => {
  localStorage.setItem('token', 'prt_test');
  const requests = answerWith(Response.json({ data: { scheme: { maintenance: true } } }));
  await expect(askText(question)).resolves.toEqual({ scheme: { maintenance: true } });
  expect(new Headers(requests[0]?.headers).get('authorization')).toBe('Bearer prt_test');
});

it('a query is sent three times in all when the network or the server fails', async () => {
  const requests = answerWith(LOST, new Response('<h1>Bad gateway</h1>', { status: 502 }), LOST);
  await expect(askText(question)).rejects.toThrow('Failed to fetch');
  expect(requests).toHaveLength(3);
});

it('a rejected query is not sent again and does not sign the user out', async () => {
  const requests = answerWith(refusal('INTERNAL_SERVER_ERROR'));
  await expect(askText(question)).rejects.toThrow('No: INTERNAL_SERVER_ERROR');
  expect(requests).toHaveLength(1);
  expect(leaveSignedOut).not.toHaveBeenCalled();
});

it.each([
  ['UNAUTHENTICATED', refusal('UNAUTHENTICATED')],
  ['UNAUTHENTICATED with a 401, as the server says it', refusal('UNAUTHENTICATED', 401)],
  ['a bare 401', Response.json({}, { status: 401 })],
  ['a 401 of a proxy', new Response('<h1>Who are you?</h1>', { status: 401 })],
])('a query signs out on %s, once (SESSION-12)', async (_name, answer) => {
  const requests = answerWith(answer);
  await expect(askText(question)).rejects.toThrow();
  expect(requests).toHaveLength(1);
  expect(leaveSignedOut).toHaveBeenCalledTimes(1);
});
