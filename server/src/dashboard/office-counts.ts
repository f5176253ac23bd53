import type { DataSource } from 'typeorm';
import { AmendmentState } from '../amendments/amendment-states.js';
import type { Actor } from '../common/actor.js';
import { may } from '../common/policy.js';
import { OPEN_STATUSES } from '../imports/import-status.js';
import { Permission } from '../rules/permissions.js';
import type { OfficeCounts } from './office-counts.model.js';

/** Counting stops here: the navigation shows '1,000+' from then on. */
const MOST = 1000;

const NEEDED = {
  unansweredRequests: Permission.AmendmentsRead,
  undecidedDoubleUps: Permission.DuplicatesRead,
  importsRunning: Permission.ImportsRead,
  openObjections: Permission.ObjectionsRead,
  openBankChanges: Permission.ClaimsRead,
} as const satisfies Record<keyof OfficeCounts, Permission>;

export type AllCounts = Record<keyof OfficeCounts, number>;

/** Counts everything with one statement, by the conditions of the lists that the counts lead to. */
export async function countForOffice(db: DataSource): Promise<AllCounts> {
  const [counts] = await db.query<AllCounts[]>(
    `SELECT
       (SELECT count(*)::int FROM (SELECT 1 FROM amendment_threads WHERE state = $1 LIMIT $3) t) AS "unansweredRequests",
       (SELECT count(*)::int FROM (
         SELECT DISTINCT d.group_id FROM double_ups d
         LEFT JOIN double_up_marks m ON m.first_id = d.first_id AND m.second_id = d.second_id
         WHERE m.verdict IS NULL LIMIT $3
       ) g) AS "undecidedDoubleUps",
       (SELECT count(*)::int FROM (
         SELECT 1 FROM import_runs WHERE status = ANY($2::import_status[]) LIMIT $3
       ) r) AS "importsRunning",
       (SELECT count(*)::int FROM (SELECT 1 FROM objections WHERE state = 'OPEN' LIMIT $3) o) AS "openObjections",
       (SELECT count(*)::int FROM (
         SELECT 1 FROM bank_changes WHERE state IN ('PENDING', 'STOPPED') LIMIT $3
       ) b) AS "openBankChanges"`,
    [AmendmentState.OPEN, [...OPEN_STATUSES], MOST],
  );
  return counts!;
}

/** The counts of the lists that the actor may open. */
export function countsFor(actor: Actor, counts: AllCounts): OfficeCounts {
  const shown = (name: keyof OfficeCounts) => (may(actor, NEEDED[name]) ? counts[name] : null);
  return {
    unansweredRequests: shown('unansweredRequests'),
    undecidedDoubleUps: shown('undecidedDoubleUps'),
    importsRunning: shown('importsRunning'),
    openObjections: shown('openObjections'),
    openBankChanges: shown('openBankChanges'),
  };
}
