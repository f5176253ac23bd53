import type { Area } from './callers.js';
import {
  ADMINISTRATORS_AND_SCRIPTS,
  ADMINISTRATORS_AND_WRITING_SCRIPTS,
  F,
  N,
  O,
  about,
  closed,
  open,
} from './rows.js';

const CHECK_ONLY = 'check=true';

/** Imports, and links to downloads. */
export const imports: Area = {
  graphql: {
    'query importRun': about(
      'imports',
      ADMINISTRATORS_AND_SCRIPTS,
      (id) => `{ importRun(id: "${id}") { id } }`,
    ),
    'query importRuns': closed([F, O, O, O], '{ importRuns { pagination { page } } }'),
    'query latestImportRuns': closed([F, O, O, O], '{ latestImportRuns { id } }'),
    'query myImports': closed([F, O, F, F], '{ myImports { id } }'),
    'mutation cancelImport': about(
      'imports',
      ADMINISTRATORS_AND_WRITING_SCRIPTS,
      (id) => `mutation { cancelImport(id: "${id}") { id } }`,
    ),
    'mutation createDownloadTicket': closed(
      [F, O, F, F],
      'mutation { createDownloadTicket(kind: IMPORT_REJECTIONS, id: "0198a000-0000-7000-8000-000000000000") { url } }',
    ),
  },
  rest: {
    // The link itself gives access: single-use, for a minute (SECURITY-6).
    'GET /api/downloads/:ticket': open(N, '/api/downloads/no-ticket'),
    'GET /api/import/templates/:kind': closed([F, O, O, O], '/api/import/templates/trades'),
    'GET /api/import/:id/rejections': about(
      'imports',
      ADMINISTRATORS_AND_SCRIPTS,
      (id) => `/api/import/${id}/rejections`,
    ),
    'POST /api/import/settlement-records': closed(
      [F, O, F, O],
      `/api/import/settlement-records?${CHECK_ONLY}`,
      { file: 'sid,email,legalEntity\nM-1,matrix@example.com,Matrix\n' },
    ),
    'POST /api/import/day-prices': closed([F, O, F, F], `/api/import/day-prices?${CHECK_ONLY}`, {
      file: 'date,low,high\n2018-01-02,1,1\n',
    }),
    'POST /api/import/returns': closed([F, O, F, F], `/api/import/returns?${CHECK_ONLY}`, {
      file: '0 no returned payments\n',
    }),
    'POST /api/import/settlement-records/trade': closed(
      [F, O, F, O],
      `/api/import/settlement-records/trade?${CHECK_ONLY}`,
      {
        file: 'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\nM-1,BUY,2018-01-02,1,1,1\n',
      },
    ),
  },
};
