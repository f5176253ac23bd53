import { QueryFailedError } from 'typeorm';
import { errorFields } from './error-fields.js';

describe('errorFields', () => {
  it('omits values that a database error quotes (SECURITY-10)', () => {
    const cause = Object.assign(new Error('invalid input syntax: "canary"'), {
      code: '22P02',
      table: 'users',
    });
    const fields = errorFields(new QueryFailedError('SELECT $1', ['canary'], cause));
    expect(fields).toMatchObject({ type: 'QueryFailedError', code: '22P02', table: 'users' });
    expect(JSON.stringify(fields)).not.toContain('canary');
  });

  it('includes message and stack locations of our own errors', () => {
    const fields = errorFields(new TypeError('x is undefined'));
    expect(fields).toMatchObject({ type: 'TypeError', message: 'x is undefined' });
    expect((fields.stack as string[])[0]).toMatch(/^at /);
  });

  it('logs only the type of a thrown value that is not an error', () => {
    expect(errorFields('canary')).toEqual({ type: 'string' });
  });
});
