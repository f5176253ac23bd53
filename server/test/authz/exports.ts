import { REPORTS } from '../../src/exports/reports/all-reports.js';
import type { Area } from './callers.js';
import { ADMINISTRATORS, B, F, N, O, about, closed } from './rows.js';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** Exports, reports and double ups. */
export const exports: Area = {
  graphql: {
    'query exportRun': about('exports', ADMINISTRATORS, (id) => `{ exportRun(id: "${id}") { id } }`),
    'query exportRuns': closed([F, O, F, F], '{ exportRuns { pagination { page } } }'),
    'query myExports': closed([F, O, F, F], '{ myExports { id } }'),
    'mutation startExport': closed([F, O, F, F], 'mutation { startExport(report: DOUBLE_UPS) { id } }'),
    'mutation cancelExport': about(
      'exports',
      ADMINISTRATORS,
      (id) => `mutation { cancelExport(id: "${id}") { id } }`,
    ),
    'mutation exportSelected': closed(
      [F, O, F, F],
      `mutation { exportSelected(report: SETTLEMENTS, submissionIds: ["${NOBODYS}"]) { id } }`,
    ),
    'query doubleUpsAmong': closed(
      [F, B, F, F],
      `{ doubleUpsAmong(submissionIds: ["${NOBODYS}"]) { pairs { firstId } } }`,
    ),
    'mutation markDoubleUps': closed(
      [F, N, F, F],
      'mutation { markDoubleUps(originalId: "x", duplicateIds: ["y"]) }',
    ),
    'query doubleUp': closed([F, N, F, F], '{ doubleUp(firstId: "x", secondId: "y") { pair { firstId } } }'),
    'query undecidedDoubleUpsOf': closed(
      [F, N, F, F],
      '{ undecidedDoubleUpsOf(submissionId: "x") { firstId } }',
    ),
    'query doubleUps': closed([F, O, F, F], '{ doubleUps { undecided } }'),
    'mutation findDoubleUps': closed([F, O, F, F], 'mutation { findDoubleUps }'),
    'mutation markDoubleUp': closed(
      [F, N, F, F],
      'mutation { markDoubleUp(firstId: "x", secondId: "y", verdict: NOT_DUPLICATE) }',
    ),
    'mutation unmarkDoubleUp': closed(
      [F, N, F, F],
      'mutation { unmarkDoubleUp(firstId: "x", secondId: "y") }',
    ),
  },
  rest: {
    ...Object.fromEntries(
      Object.values(REPORTS).map(({ path }) => [
        `GET /api/reports/${path}`,
        closed([F, O, O, O], `/api/reports/${path}`),
      ]),
    ),
  },
};
