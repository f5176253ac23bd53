import { aClaimInput, aTradeInput } from '../harness/claims.js';
import { aSubmission } from '../harness/factories.js';
import { REGISTRATION } from '../harness/registrations.js';
import { call, type CallCheck } from './call-world.js';

const PAGE = { page: 1, pageSize: 25, totalItems: expect.any(Number), totalPages: expect.any(Number) };
const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/);

/** Checks of the calls for claims of both generations, by the table cell with the call. */
export const CLAIM_CHECKS: Record<string, CallCheck> = {
  'POST /settlement-submission/create': async ({ asMember }) => {
    const answer = await call(asMember, 'POST', '/settlement-submission/create', aClaimInput());
    expect([answer.status, answer.body]).toEqual([201, { submissionId: UUID }]);
    return answer;
  },
  'POST /settlement-submission/admin-create': async ({ asAdmin }) => {
    // As the old screen sent it: the SID next to the values, and among them.
    const values = { sid: 'C-200', ...aClaimInput() };
    Object.assign(values.tradeDetails, { tradeData: [aTradeInput()] });
    const answer = await call(asAdmin, 'POST', '/settlement-submission/admin-create', {
      sid: 'C-200',
      values,
    });
    expect([answer.status, answer.body]).toEqual([201, { submissionId: UUID }]);
    return answer;
  },
  'PUT /settlement-submission/{id}/update': async ({ asMember, claim }) => {
    const answer = await call(asMember, 'PUT', `/settlement-submission/${claim.id}/update`, {
      ...aClaimInput({ addressDetails: { suburb: 'Fitzroy' } }),
      tradeDetails: { openingBalance: '100' },
    });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Submission has been updated' }]);
    return answer;
  },
  'GET /settlement-submission/{id}': async ({ asMember, claim }) => {
    const answer = await call(asMember, 'GET', `/settlement-submission/${claim.id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      submission: { id: claim.id, submissionId: claim.id, sid: 'C-100', email: claim.email },
    });
    expect(Object.keys(answer.body.submission as object)).toEqual([
      'id',
      'sid',
      'email',
      'submissionId',
      'submissionData',
    ]);
    return answer;
  },
  'GET /settlement-submission/': async ({ asMember, claim }) => {
    const answer = await call(asMember, 'GET', '/settlement-submission/');
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['submissions']);
    expect(answer.body.submissions).toContainEqual(expect.objectContaining({ id: claim.id }));
    return answer;
  },
  'GET /settlement-submission?page={n}': async ({ asAdmin }) => {
    const answer = await call(asAdmin, 'GET', '/settlement-submission?page=1');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ submissions: expect.any(Array), pagination: PAGE });
    return answer;
  },
  'GET /settlement-submission/search?filter=ALL&query={text}': async ({ asAdmin, claim }) => {
    const answer = await call(asAdmin, 'GET', '/settlement-submission/search?filter=ALL&query=C-100');
    expect(answer.status).toBe(200);
    expect((answer.body.data as object[])[0]).toEqual({
      sid: 'C-100',
      legalentity: 'Avery Claimant',
      email: 'avery.contact@example.com',
      contactperson: 'Avery Claimant',
      id: claim.id,
    });
    return answer;
  },
  'PUT /settlement-submission/{id}/sid': async ({ asAdmin, server }) => {
    const { id } = await aSubmission(server.database.db, server.ring);
    const taken = await call(asAdmin, 'PUT', `/settlement-submission/${id}/sid`, { sid: 'C-100' });
    expect(taken).toMatchObject({ status: 409, body: { message: expect.any(String) } });
    const answer = await call(asAdmin, 'PUT', `/settlement-submission/${id}/sid`, { sid: 'C-300' });
    expect([answer.status, answer.body]).toEqual([200, { message: 'SID Updated' }]);
    return answer;
  },
  'POST /submission': async ({ asMember }) => {
    const answer = await call(asMember, 'POST', '/submission', { values: REGISTRATION });
    expect([answer.status, answer.body]).toEqual([201, { id: UUID }]);
    return answer;
  },
  'GET /submission?search={text}&page={n}': async ({ asAdmin, registrationId }) => {
    const answer = await call(asAdmin, 'GET', '/submission?search=Avery&page=1');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ submissions: expect.any(Array), pagination: PAGE });
    expect(answer.body.submissions).toContainEqual(expect.objectContaining({ id: registrationId }));
    return answer;
  },
  'GET /submission/{id}': async ({ asMember, registrationId }) => {
    const answer = await call(asMember, 'GET', `/submission/${registrationId}`);
    expect(answer).toMatchObject({
      status: 200,
      body: { submission: { data: { contactInformation: REGISTRATION.contactInformation } } },
    });
    return answer;
  },
  'PUT /submission/{id}': async ({ asMember, registrationId }) => {
    const answer = await call(asMember, 'PUT', `/submission/${registrationId}`, { values: REGISTRATION });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Submission has been updated' }]);
    return answer;
  },
};
