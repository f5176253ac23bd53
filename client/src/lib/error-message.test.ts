import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { causeText, errorCode, errorMessage, mayBeDone } from './error-message';

const answered = (status: number, body: string, headers: Record<string, string> = {}) =>
  new ServerError('Response not successful', {
    response: new Response(body, { status, headers }),
    bodyText: body,
  });
const refused = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'The server says so.', extensions: { code } }] });

const AWAY = 'Our server is busy or temporarily unavailable. Nothing was changed. Try again in';
it.each([
  ['a lost connection', new TypeError('Failed to fetch'), /^Nothing was changed\. Check your connection/],
  ['a temporary refusal', refused('SERVICE_UNAVAILABLE'), `${AWAY} a few minutes.`],
  ['a proxy’s 503', answered(503, '<html>'), `${AWAY} a few minutes.`],
  ['503 with Retry-After', answered(503, '<html>', { 'retry-after': '5' }), `${AWAY} 5 seconds.`],
  ['500', answered(500, ''), /^Something went wrong on our side\./],
  ['an internal error', refused('INTERNAL_SERVER_ERROR'), /^Something went wrong on our side\./],
  ['another refusal', refused('FORBIDDEN'), 'The server says so.'],
])('the message for a failed load is chosen by %s', (_what, error, words) => {
  expect(causeText(error)).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
});

it('a response with an HTTP error status is read like any other error (ERROR-10)', () => {
  const body = JSON.stringify({
    errors: [{ message: 'Maintenance.', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  });
  expect(errorMessage(answered(503, body))).toBe('Maintenance.');
  expect(errorCode(answered(503, body))).toBe('SERVICE_UNAVAILABLE');
  expect(errorMessage(answered(401, '<html>'))).toBe('Something went wrong');
});

it.each([
  [413, 'This is too large for the connection to our server.'],
  [429, 'Too many requests came from your network. Please wait a minute and try again.'],
  [403, /^Something between you and our server blocked this/],
])('a proxy page with status %d does not count as an unavailable server', (status, words) => {
  const error = answered(status, '<html>');
  for (const said of [errorMessage(error), causeText(error)])
    expect(said).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  expect(mayBeDone(error)).toBe(false);
});

it('a page from another server with status 200 is reported as such, without claiming that nothing was changed', () => {
  const error = new ServerParseError(new SyntaxError('Unexpected token <'), {
    response: new Response('<html>'),
    bodyText: '<html>',
  });
  expect(errorMessage(error)).toMatch(/^The response did not come from our server/);
  expect(mayBeDone(error)).toBe(true);
});
