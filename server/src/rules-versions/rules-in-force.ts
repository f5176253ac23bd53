import type { DataSource, EntityManager } from 'typeorm';
import type { RulesDocument } from '../rules/rules-document.js';

/** The approved version that holds today, the latest if several do; undefined before any was approved. */
export async function rulesInForce(
  db: DataSource | EntityManager,
): Promise<{ number: number; document: RulesDocument } | undefined> {
  const [row] = await db.query<{ number: number; document: string }[]>(
    `SELECT number, document FROM rules_versions WHERE state = 'APPROVED' AND effective_from <= current_date
     ORDER BY effective_from DESC, number DESC LIMIT 1`,
  );
  return row && { number: row.number, document: JSON.parse(row.document) as RulesDocument };
}
