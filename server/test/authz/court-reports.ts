import type { Area } from './callers.js';
import { B, closed, F, N, O } from './rows.js';

const NONE = '0198a000-0000-7000-8000-000000000000';

/** Reports to the court; none exists. The count of group members is refused before one is made. */
export const courtReports: Area = {
  graphql: {
    'query courtReports': closed([F, O, O, O], '{ courtReports { id } }'),
    'query courtReport': closed([F, N, N, N], `{ courtReport(id: "${NONE}") { id } }`),
    'query courtReportItems': closed(
      [F, N, N, N],
      `{ courtReportItems(id: "${NONE}", figure: "SEALS:") { items { place } } }`,
    ),
    'query costCaps': closed([F, O, O, O], '{ costCaps { basis } }'),
    'mutation startCourtReport': closed(
      [F, B, F, F],
      'mutation { startCourtReport(membersNotified: 0) { id } }',
    ),
  },
  rest: {},
};
