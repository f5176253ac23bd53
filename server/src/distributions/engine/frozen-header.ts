import type pg from 'pg';
import { canonicalJson } from '../../rules/proof/canonical-json.js';

interface Row {
  header: Record<string, string>;
  matches: boolean;
}

const SUMS = ['loss', 'principal', 'interest', 'payment', 'withheld', 'net'];
const sums = (source: (name: string) => string) =>
  SUMS.map((name) => `'${name}', ${source(name)}`).join(', ');

const HEADER = `
  SELECT jsonb_build_object(
      'format', 'prorata-distribution/1',
      'runId', d.id,
      'rules', encode(r.rules_sha256, 'hex'),
      'assessment', encode(r.frozen_sha256, 'hex'),
      'currency', v.document::jsonb ->> 'currency',
      'count', l.count::text,
      'principal', l.sums ->> 'principal',
      'interest', l.sums ->> 'interest',
      'residuePrincipal', d.figures #>> '{residue,principal}',
      'residueInterest', d.figures #>> '{residue,interest}',
      'frozenAt', to_char(d.frozen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      || CASE WHEN d.follows_id IS NULL THEN '{}' ELSE jsonb_build_object('follows', d.follows_id) END AS header,
    l.count = d.claims AND l.sums = jsonb_build_object(${sums((name) => `d.figures ->> '${name}'`)}) AS matches
  FROM distributions d
  JOIN assessment_runs r ON r.id = d.run_id
  JOIN rules_versions v ON v.id = r.rules_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS count, jsonb_build_object(${sums((name) => `sum(${name})::text`)}) AS sums
    FROM distribution_lines WHERE distribution_id = d.id) l
  WHERE d.id = $1`;

/**
 * The first line of the frozen text, without LF. The distribution is named by its own id, its assessment and its rules by
 * their hashes; one that follows another names that one (FREEZE-3).
 * @returns null when the lines no longer have the sums that were computed
 */
export async function frozenHeader(db: pg.Client, distributionId: string): Promise<string | null> {
  const { rows } = await db.query<Row>(HEADER, [distributionId]);
  const { header, matches } = rows[0]!;
  return matches ? canonicalJson(header) : null;
}
