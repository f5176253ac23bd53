import type { Area } from './callers.js';
import { about, closed, F, N, O, open, PEOPLES_CLAIMS } from './rows.js';

const NONE = '0198a000-0000-7000-8000-000000000000';

/** Changed bank details and their release. */
export const bankChanges: Area = {
  graphql: {
    'query bankChanges': closed([F, O, F, F], '{ bankChanges { changes { id } } }'),
    'query bankHold': about(
      'claims',
      PEOPLES_CLAIMS,
      (id) => `{ bankHold(submissionId: "${id}") { state } }`,
    ),
    'mutation revealBankChange': closed([F, N, F, F], `mutation { revealBankChange(id: "${NONE}") { id } }`),
    'mutation sendBankReleaseCode': closed(
      [F, N, F, F],
      `mutation { sendBankReleaseCode(id: "${NONE}", version: 1) { message } }`,
    ),
    'mutation releaseBankChange': closed(
      [F, N, F, F],
      `mutation { releaseBankChange(id: "${NONE}", version: 1, result: MATCH, code: "123456") { id } }`,
    ),
    'mutation refuseBankChange': closed(
      [F, N, F, F],
      `mutation { refuseBankChange(id: "${NONE}", version: 1, reason: "Nobody answers") { id } }`,
    ),
    'mutation stopBankChange': open(N, 'mutation { stopBankChange(token: "none") }'),
  },
  rest: {},
};
