import Sequencer from '@jest/test-sequencer';
import { relative } from 'node:path';
import { root } from './root.mjs';

/** Seconds that the longest test files take on two cores. Only their order matters, so rough figures are enough. */
const SECONDS = {
  'server/test/imports-faults.e2e-spec.ts': 274,
  'server/test/requests.e2e-spec.ts': 196,
  'server/test/payment-runs-faults.e2e-spec.ts': 100,
  'server/test/start.e2e-spec.ts': 139,
  'server/test/assessments-faults.e2e-spec.ts': 136,
  'server/test/drill-connections.e2e-spec.ts': 129,
  'server/test/outages.e2e-spec.ts': 106,
  'server/test/authz-matrix.e2e-spec.ts': 95,
  'server/src/imports/reading/mutated-workbooks.spec.ts': 86,
  'server/test/storage-unavailable.e2e-spec.ts': 86,
  'e2e/large-text.spec.ts': 78,
  'e2e/focus-actions.spec.ts': 75,
  'e2e/claim-forms.spec.ts': 73,
  'e2e/trade-entry.spec.ts': 71,
  'e2e/focus.spec.ts': 68,
  'e2e/claim-view.spec.ts': 61,
  'e2e/nothing-false.spec.ts': 60,
  'server/test/slow-connections.e2e-spec.ts': 60,
  'e2e/every-page.spec.ts': 57,
  'e2e/conformance.spec.ts': 57,
  'server/test/imports-notices.e2e-spec.ts': 56,
  'server/src/exports/workbook/workbook-stream.spec.ts': 56,
  'e2e/conformance-messages.spec.ts': 56,
  'server/test/identity-purge.e2e-spec.ts': 55,
  'client/src/features/amendments/requested-amendments.test.tsx': 53,
  'server/test/redis-failover.e2e-spec.ts': 51,
  'e2e/nothing-lost-dialogs.spec.ts': 51,
  'server/test/lost-access-downloads.e2e-spec.ts': 51,
  'server/test/queues-fairness.e2e-spec.ts': 49,
  'server/test/imports-poison-names.e2e-spec.ts': 48,
  'e2e/nothing-lost-connection.spec.ts': 48,
  'client/src/app/routes/edit-submission-page.test.tsx': 45,
  'e2e/member-pages.spec.ts': 43,
  'e2e/many-at-once.spec.ts': 43,
  'e2e/administration.spec.ts': 43,
  'server/test/mail-faults.e2e-spec.ts': 43,
  'e2e/list-by-keyboard.spec.ts': 42,
  'e2e/public-face.spec.ts': 41,
  'e2e/journey-trees.spec.ts': 40,
  'e2e/drafts.spec.ts': 39,
  'server/test/imports-poison-entries.e2e-spec.ts': 36,
  'e2e/phone-filing.spec.ts': 32,
  'e2e/identity.spec.ts': 30,
  'e2e/nothing-lost.spec.ts': 28,
  'e2e/jobs.spec.ts': 27,
  'e2e/bank-change.spec.ts': 26,
  'server/test/imports-trades.e2e-spec.ts': 25,
  'e2e/rules.spec.ts': 24,
  'server/test/stopping.e2e-spec.ts': 24,
  'client/src/features/auth/password/password-pages.test.tsx': 23,
  'e2e/admin-home.spec.ts': 23,
  'e2e/claim-desk.spec.ts': 22,
  'server/src/jobs/supervise-thread.spec.ts': 22,
  'e2e/claim-rail.spec.ts': 22,
  'client/src/app/routes/submission-view-page.test.tsx': 22,
  'server/test/second-engine-properties.e2e-spec.ts': 21,
  'server/test/imports-records.e2e-spec.ts': 21,
  'client/src/app/routes/submissions-new-page.test.tsx': 20,
  'server/test/authz-roles.e2e-spec.ts': 20,
  'e2e/design-system.spec.ts': 20,
  'client/src/app/jobs/ended-jobs.test.tsx': 20,
  'e2e/attachments.spec.ts': 20,
  'server/test/users-last-administrator.e2e-spec.ts': 20,
  'server/test/imports-budget.e2e-spec.ts': 20,
  'client/src/app/routes/trades-found.test.tsx': 20,
  'server/test/assessments-acts.e2e-spec.ts': 19,
  'server/test/attachments-scan.e2e-spec.ts': 19,
  'server/test/assessments.e2e-spec.ts': 18,
  'server/test/scripting.e2e-spec.ts': 18,
  'server/test/reports.e2e-spec.ts': 18,
  'server/test/lost-access-imports.e2e-spec.ts': 18,
  'server/src/imports/reading/any-notation.spec.ts': 18,
  'server/test/imports-cleanup.e2e-spec.ts': 17,
  'client/src/app/routes/double-ups-page.test.tsx': 17,
  'e2e/main-job.spec.ts': 16,
  'client/src/app/routes/create-submission-page.test.tsx': 16,
  'client/src/features/trades/entry/trade-entry.test.tsx': 16,
  'e2e/tour.spec.ts': 16,
  'server/test/embedded-postgres.e2e-spec.ts': 16,
  'client/src/features/registrations/registration-create-page.test.tsx': 16,
};
const ANY_OTHER = 5;

/**
 * Starts the longest files first, so that no worker runs one alone at the end. Jest knows the durations only from
 * earlier runs; on a fresh checkout it sorts by file size.
 */
export default class SlowFirst extends Sequencer {
  /** The duration of a file in its last run, otherwise the one in `SECONDS`, in milliseconds. */
  time(test) {
    return super.time(test) ?? 1_000 * (SECONDS[relative(root, test.path)] ?? ANY_OTHER);
  }
}
