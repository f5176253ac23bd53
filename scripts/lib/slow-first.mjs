import Sequencer from '@jest/test-sequencer';
import { relative } from 'node:path';
import { root } from './root.mjs';

/** Seconds that the longest test files take on two cores. Only their order matters, so rough figures are enough. */
const SECONDS = {
  'server/test/imports-faults.e2e-spec.ts': 166,
  'server/test/outages.e2e-spec.ts': 159,
  'server/test/drill-connections.e2e-spec.ts': 151,
  'server/test/requests.e2e-spec.ts': 130,
  'server/test/storage-unavailable.e2e-spec.ts': 130,
  'server/test/start.e2e-spec.ts': 121,
  'e2e/large-text.spec.ts': 110,
  'server/test/slow-connections.e2e-spec.ts': 97,
  'server/test/lost-access-downloads.e2e-spec.ts': 84,
  'server/test/redis-failover.e2e-spec.ts': 76,
  'e2e/nothing-lost-dialogs.spec.ts': 74,
  'server/test/queues-fairness.e2e-spec.ts': 72,
  'server/test/mail-faults.e2e-spec.ts': 67,
  'server/test/authz-matrix.e2e-spec.ts': 67,
  'e2e/conformance.spec.ts': 65,
  'e2e/conformance-messages.spec.ts': 55,
  'e2e/claim-view.spec.ts': 51,
  'server/test/identity-purge.e2e-spec.ts': 50,
  'e2e/public-face.spec.ts': 49,
  'server/test/imports-poison-names.e2e-spec.ts': 38,
  'e2e/identity.spec.ts': 37,
  'server/test/imports-poison-entries.e2e-spec.ts': 35,
  'server/test/imports-cleanup.e2e-spec.ts': 32,
  'server/test/second-engine-properties.e2e-spec.ts': 30,
  'e2e/claim-forms.spec.ts': 28,
  'e2e/focus.spec.ts': 28,
  'e2e/administration.spec.ts': 27,
  'e2e/drafts.spec.ts': 27,
  'e2e/nothing-lost-connection.spec.ts': 27,
  'e2e/nothing-false.spec.ts': 27,
  'server/test/imports-notices.e2e-spec.ts': 27,
  'e2e/nothing-lost.spec.ts': 25,
  'client/src/features/amendments/requested-amendments.test.tsx': 25,
  'client/src/app/routes/edit-submission-page.test.tsx': 24,
  'client/src/app/jobs/ended-jobs.test.tsx': 24,
  'e2e/jobs.spec.ts': 24,
  'e2e/every-page.spec.ts': 30,
  'e2e/main-job.spec.ts': 23,
  'server/test/imports-trades.e2e-spec.ts': 22,
  'e2e/registrations.spec.ts': 20,
  'server/test/attachments-scan.e2e-spec.ts': 20,
  'e2e/admin-home.spec.ts': 19,
  'e2e/attachments.spec.ts': 19,
  'e2e/trade-entry.spec.ts': 18,
  'e2e/browser-storage.spec.ts': 18,
  'client/src/features/auth/password/password-pages.test.tsx': 18,
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
