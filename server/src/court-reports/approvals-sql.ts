import { enteredSinceRelease } from '../bank-changes/entered-since-release.js';
import { claimOf, nameOf, NO_AMOUNT, NO_CLAIM } from './list-parts.js';

/** One act of two people. */
const act = (kind: string, what: string, maker: string, checker: string, at: string, from: string) =>
  `SELECT '${kind}' AS kind, ${NO_CLAIM}, ${NO_AMOUNT}, ${at} AS at, ${what} AS what,
    coalesce(${nameOf(maker)}, '') AS made_by, coalesce(${nameOf(checker)}, '') AS checked_by FROM ${from} WHERE ${checker} IS NOT NULL`;

/** Every act that one person prepared and another approved. */
export const APPROVALS = `
  SELECT * FROM (
    ${[
      act(
        'RULES_APPROVED',
        `'rules version ' || v.number`,
        'v.author_id',
        'v.approved_by_id',
        'v.approved_at',
        'rules_versions v',
      ),
      act(
        'ASSESSMENT_REVIEWED',
        `'assessment run ' || r.number`,
        'r.maker_id',
        'r.reviewer_id',
        'r.reviewed_at',
        'assessment_runs r',
      ),
      act(
        'ASSESSMENT_APPROVED',
        `'assessment run ' || r.number`,
        'r.maker_id',
        'r.approver_id',
        'r.approved_at',
        'assessment_runs r',
      ),
      act(
        'ASSESSMENT_FINAL',
        `'assessment run ' || r.number`,
        'r.finaliser_id',
        'r.second_finaliser_id',
        'r.final_at',
        'assessment_runs r',
      ),
      act(
        'DISTRIBUTION_APPROVED',
        `'distribution ' || d.number`,
        'd.maker_id',
        'd.approver_id',
        'd.approved_at',
        'distributions d',
      ),
      act(
        'PAYMENTS_APPROVED',
        `'payment run ' || p.number`,
        'p.maker_id',
        'p.approver_id',
        'p.approved_at',
        'payment_runs p',
      ),
      act(
        'PAYMENTS_APPROVED_AGAIN',
        `'payment run ' || p.number`,
        'p.maker_id',
        'p.second_approver_id',
        'p.second_approved_at',
        'payment_runs p',
      ),
      act(
        'PAYMENTS_UNCLAIMED',
        `'distribution ' || declared.number || ', ' || declared.payments || ' payments'`,
        'declared.maker_id',
        'declared.decider_id',
        'declared.decided_at',
        `(SELECT c.*, d.number FROM unclaimed_declarations c JOIN distributions d ON d.id = c.distribution_id WHERE c.state = 'CONFIRMED') declared`,
      ),
      act(
        'FILE_REJECTED',
        `'file ' || rejected.run || '-' || rejected.number || ', ' || rejected.payments || ' payments, ' || rejected.reference`,
        'rejected.maker_id',
        'rejected.decider_id',
        'rejected.decided_at',
        `(SELECT x.*, r.number AS run, f.number, f.payments FROM file_rejections x JOIN payment_files f ON f.id = x.file_id
          JOIN payment_runs r ON r.id = f.run_id WHERE x.state = 'CONFIRMED') rejected`,
      ),
      `SELECT 'RETURN_FOUND_PAID', nullif(p.sid, ''), p.submission_id, p.net, b.found_paid_at, 'payment run ' || r.number || ', ' || p.id || ': ' || b.found_paid_because,
         coalesce(${nameOf('coalesce(i.requested_by_id, x.maker_id)')}, ''), ${nameOf('b.finder_id')}
       FROM returned_items b JOIN payments p ON p.id = b.payment_id JOIN payment_runs r ON r.id = p.run_id
         LEFT JOIN import_runs i ON i.id = b.import_run_id LEFT JOIN file_rejections x ON x.id = b.rejection_id WHERE b.finder_id IS NOT NULL`,
      // Members change their own details; the report names the office's people alone.
      `SELECT 'BANK_CHANGE_RELEASED', s.sid, s.id, NULL, b.decided_at, coalesce(b.check_result::text, ''),
         coalesce((${enteredSinceRelease(`string_agg(DISTINCT u.name, ', ' ORDER BY u.name)`, ' JOIN users u ON u.id = m.maker_id')}
           AND u.role <> 'STANDARD'), ''),
         ${nameOf('b.decider_id')}
       FROM bank_changes b JOIN submissions s ON s.id = b.submission_id WHERE b.state = 'RELEASED'`,
      `SELECT CASE c.kind WHEN 'REMOVE' THEN 'CLAIM_REMOVED' ELSE 'CLAIM_RESTORED' END, c.sid, ${claimOf('c.sid')}, NULL, c.decided_at, c.reason, ${nameOf('c.maker_id')},
         ${nameOf('c.checker_id')}
       FROM claim_decisions c WHERE c.state IN ('IN_FORCE', 'REPLACED') AND c.checker_id IS NOT NULL`,
    ].join('\n    UNION ALL ')}
  ) a ORDER BY a.at, a.kind, a.what`;
