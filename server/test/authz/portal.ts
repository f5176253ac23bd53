import type { Area } from './callers.js';
import { F, O, closed, open } from './rows.js';

/** The portal itself: its scheme, its state, its figures. */
export const portal: Area = {
  graphql: {
    'query scheme': open(O, '{ scheme { portalTitle } }'),
    'query schemeSettings': closed([F, O, F, F], '{ schemeSettings { file } }'),
    'query maintenance': closed([F, O, F, F], '{ maintenance { on } }'),
    // It is off already, so that nothing changes.
    'mutation setMaintenance': closed([F, O, F, F], 'mutation { setMaintenance(on: false) { on } }'),
    'query dashboard': closed([F, O, O, O], '{ dashboard { submissions } }'),
  },
  rest: {
    'GET /api/health/live': open(O, '/api/health/live'),
    'GET /api/health/ready': open(O, '/api/health/ready'),
  },
};
