import type { Measurement } from './context.js';
import { measureAssessments } from './paths/assess.js';
import { measureExport } from './paths/exports.js';
import { measureFirstLoads } from './paths/first-load.js';
import { measureImports } from './paths/imports.js';
import { measureInteractions } from './paths/interactions.js';
import { measureLists } from './paths/lists.js';
import { measureMixed } from './paths/mixed.js';
import { measureSearches } from './paths/search.js';
import { measureSignIn } from './paths/sign-in.js';
import { measureViews } from './paths/view.js';

/** All measurements with their paths, in the order in which they run; each on a newly started product. */
export const MEASUREMENTS: readonly Measurement[] = [
  {
    paths: ['import-settlements', 'import-trades', 'import-unchanged', 'import-memory'],
    needs: 'nothing',
    measure: measureImports,
  },
  { paths: ['export-settlements'], needs: 'claims', measure: measureExport('export-settlements') },
  { paths: ['export-trades'], needs: 'claims', measure: measureExport('export-trades') },
  { paths: ['list-first', 'list-deep', 'list-any'], needs: 'claims', measure: measureLists },
  { paths: ['search-rare', 'search-none', 'search-common'], needs: 'claims', measure: measureSearches },
  { paths: ['view-20', 'view-400', 'view-50k'], needs: 'claims', measure: measureViews },
  { paths: ['sign-in'], needs: 'claims', measure: measureSignIn },
  { paths: ['first-load-sign-in', 'first-load-admin'], needs: 'claims', measure: measureFirstLoads },
  { paths: ['interaction-400', 'interaction-50k'], needs: 'claims', measure: measureInteractions },
  // After the other readers, since rules in force change what a claim's view checks.
  {
    paths: [
      'assess',
      'assess-engine',
      'assess-again',
      'assess-memory',
      'assess-50k',
      'notice',
      'distribute',
      'distribute-memory',
      'proof',
      'verify-lines',
      'payment-files',
      'payment-pain',
      'payment-memory',
    ],
    needs: 'claims',
    measure: measureAssessments,
  },
  // Last, since it imports claims that no other path expects.
  { paths: ['mixed'], needs: 'claims', measure: measureMixed },
];
