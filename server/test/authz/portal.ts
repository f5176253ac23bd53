import type { Area } from './callers.js';
import { B, F, N, O, closed, open } from './rows.js';

/** The portal: its scheme, state, audit and figures. */
export const portal: Area = {
  graphql: {
    'query scheme': open(O, '{ scheme { portalTitle } }'),
    'query schemeSettings': closed([F, O, F, F], '{ schemeSettings { file } }'),
    'query auditEntries': closed([F, O, F, F], '{ auditEntries { entries { id } } }'),
    'query maintenance': closed([F, O, F, F], '{ maintenance { on } }'),
    // Maintenance is already off, so nothing changes.
    'mutation setMaintenance': closed([F, O, F, F], 'mutation { setMaintenance(on: false) { on } }'),
    'query rulesVersions': closed([F, O, F, F], '{ rulesVersions { number } }'),
    'query rulesVersion': closed([F, N, F, F], '{ rulesVersion(number: 9) { number } }'),
    'query rulesDifference': closed([F, N, F, F], '{ rulesDifference(from: 8, to: 9) { path } }'),
    'query ledgerRules': closed([O, O, F, F], '{ ledgerRules { number } }'),
    'query dayPrices': closed([F, O, F, F], '{ dayPrices { count } }'),
    // Invalid rules, so that nothing is stored.
    'mutation draftRules': closed(
      [F, B, F, F],
      'mutation { draftRules(input: { effectiveFrom: "", basis: "", document: "" }) { number } }',
    ),
    'mutation sendRulesApprovalCode': closed(
      [F, N, F, F],
      'mutation { sendRulesApprovalCode(number: 9, version: 1) { message } }',
    ),
    'mutation approveRules': closed(
      [F, B, F, F],
      'mutation { approveRules(number: 9, version: 1, code: "") { number } }',
    ),
    'mutation retireRules': closed(
      [F, N, F, F],
      'mutation { retireRules(number: 9, version: 1, reason: "None.") { number } }',
    ),
    'query dashboard': closed([F, O, O, O], '{ dashboard { submissions } }'),
    // For people only: scripts have `dashboard`.
    'query officeCounts': closed([F, O, F, F], '{ officeCounts { importsRunning } }'),
    'query mailsWaiting': closed([F, O, F, F], '{ mailsWaiting }'),
  },
  rest: {
    'GET /api/health/live': open(O, '/api/health/live'),
    'GET /api/health/ready': open(O, '/api/health/ready'),
  },
};
