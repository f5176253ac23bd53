import { readFileSync } from 'node:fs';
import { uploadDocument, pdf } from '../harness/documents.js';
import { call, type CallCheck } from './call-world.js';

const sample = (name: string) =>
  readFileSync(new URL(`../../../docs/samples/${name}`, import.meta.url), 'utf8');

/** Checks of the calls for imports and documents, by the table cell with the call. */
export const DOCUMENT_CHECKS: Record<string, CallCheck> = {
  'POST /import/settlement-records': async ({ asAdmin }) => {
    const wrong = await asAdmin.upload('/api/import/settlement-records?check=maybe', 'a.csv', 'sid\n');
    expect(wrong).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    const answer = await asAdmin.upload(
      '/api/import/settlement-records',
      'settlement-records.csv',
      sample('settlement-records.csv'),
    );
    expect([answer.status, answer.body]).toEqual([
      202,
      { message: 'Uploading submissions', importId: expect.any(String) },
    ]);
    return answer;
  },
  'POST /import/settlement-records/trade': async ({ asAdmin }) => {
    const answer = await asAdmin.upload(
      '/api/import/settlement-records/trade',
      'trades.csv',
      sample('trades.csv'),
    );
    expect([answer.status, answer.body]).toEqual([
      202,
      { message: 'Uploading trade data', importId: expect.any(String) },
    ]);
    return answer;
  },
  'POST /amendments/{submissionId}': async ({ asMember, claim }) => {
    const answer = await call(asMember, 'POST', `/amendments/${claim.id}`, {
      message: 'Please correct my name.',
      submissionId: claim.id,
    });
    expect([answer.status, answer.body]).toEqual([201, { message: 'Amendment message saved.' }]);
    return answer;
  },
  'GET /amendments/{submissionId}': async ({ asMember, claim }) => {
    const answer = await call(asMember, 'GET', `/amendments/${claim.id}`);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        submissionAmendments: [
          {
            message: 'Please correct my name.',
            isAdmin: false,
            timeCreatedAt: expect.any(String),
            submissionId: claim.id,
          },
        ],
      },
    ]);
    return answer;
  },
  'POST /attachments/{submissionId}/upload': async ({ asMember, claim }) => {
    const answer = await uploadDocument(asMember, claim.id, 'scan0001.pdf', pdf(), {
      fileName: 'Contract note.pdf',
    });
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        id: expect.any(String),
        metadata: { fileName: 'Contract note.pdf', mimetype: 'application/pdf' },
      },
    ]);
    return { ...answer, body: { ...answer.body } };
  },
  'GET /attachments/{submissionId}': async ({ asMember, claim }) => {
    const answer = await call(asMember, 'GET', `/attachments/${claim.id}`);
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        {
          id: expect.any(String),
          metadata: { fileName: 'Contract note.pdf', mimetype: 'application/pdf' },
          fileBlob: { data: [...pdf()] },
        },
      ],
    ]);
    return answer;
  },
  'GET assessment-notice/{sid}': async ({ asMember }) => {
    const answer = await call(asMember, 'GET', '/assessment-notice/C-100');
    expect([answer.status, answer.body]).toEqual([
      200,
      { url: 'https://notices.example.com/a.pdf', name: 'Assessment Notice' },
    ]);
    return answer;
  },
};
