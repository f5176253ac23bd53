import { HttpException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { answerTo, loggedCause } from './error-answer.js';
import { BadInput, FileMissing, RateLimited, Unavailable } from './errors.js';

const databaseError = (code: string) =>
  new QueryFailedError('SELECT secret', ['secret'], Object.assign(new Error('secret'), { code }));

describe('answerTo', () => {
  it('returns our own errors unchanged', () => {
    expect(answerTo(new BadInput('Correct it.', { name: 'Required' }))).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'Correct it.',
      fields: { name: 'Required' },
      retryAfter: undefined,
      unexpected: false,
    });
    expect(answerTo(new RateLimited(30))).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please wait 30 seconds and try again.',
      retryAfter: 30,
    });
  });

  it.each([
    databaseError('57P01'),
    databaseError('57014'),
    databaseError('53300'),
    databaseError('08006'),
    databaseError('40P01'),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new QueryRunnerAlreadyReleasedError(),
    new Unavailable(),
  ])('reports %s as the service being unavailable (ERROR-7)', (error) => {
    expect(answerTo(error)).toMatchObject({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: 5,
      unexpected: false,
    });
  });

  it.each([
    [new HttpException('Cannot GET /x', 404), 404, 'NOT_FOUND'],
    [new HttpException('body too large', 413), 413, 'BAD_USER_INPUT'],
    [new HttpException('teapot', 418), 400, 'BAD_USER_INPUT'],
  ])('replaces the framework’s messages by our own', (error, status, code) => {
    const answer = answerTo(error);
    expect(answer).toMatchObject({ status, code, unexpected: false });
    expect(answer.message).not.toContain(error.message);
  });

  it.each([
    databaseError('42601'),
    databaseError('23505'),
    new TypeError('x is undefined'),
    'text',
    undefined,
    null,
  ])('reveals nothing about an unexpected error: %s (ERROR-4)', (error) => {
    const answer = answerTo(error);
    expect(answer).toMatchObject({ status: 500, code: 'INTERNAL_SERVER_ERROR', unexpected: true });
    expect(answer.message).toBe('Something went wrong on our side. Nothing was lost; please try again.');
  });
});

it.each([
  ['the error itself when it is unexpected', new TypeError('x'), new TypeError('x')],
  ['a message when undefined was thrown', undefined, 'nothing was thrown'],
  ['the reason why a file is missing', new FileMissing(new Error('ENOENT')), new Error('ENOENT')],
  ['undefined for a validation error', new BadInput('Correct it.'), undefined],
])('the logged cause is %s', (_name, error, logged) => {
  expect(loggedCause(error, answerTo(error))).toEqual(logged);
});
