import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { BadInput } from '../common/errors.js';
import { foldedEmailSql } from '../database/folded-email.js';
import { foldedEmail } from '../rules/folded-email.js';
import { SUBJECT_TYPES } from './known-actions.js';

/** What was acted on: one id, and the types that it may be of. */
export interface AskedSubject {
  types: readonly string[];
  id: string;
}

/**
 * The ids under which somebody acts: of the account with an e-mail, or of API tokens with a name. An id is taken as it is:
 * the entries of an account that was deleted are still there.
 * @throws BadInput
 */
export async function actorIdsOf(tx: EntityManager, text: string): Promise<string[]> {
  if (isUUID(text)) return [text];
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM users WHERE ${foldedEmailSql('email')} = $1 UNION ALL SELECT id FROM api_tokens WHERE name = $2`,
    [foldedEmail(text), text],
  );
  if (rows.length > 0) return rows.map(({ id }) => id);
  throw BadInput.at('actor', 'No account has this e-mail, and no API token this name');
}

/** The claim with a SID, the account with an e-mail, or whatever has an id. @throws BadInput */
export async function subjectOf(tx: EntityManager, text: string): Promise<AskedSubject> {
  if (isUUID(text)) return { types: SUBJECT_TYPES, id: text.toLowerCase() };
  const [found] = await tx.query<{ type: string; id: string }[]>(
    `SELECT 'submission' AS type, id FROM submissions WHERE sid = $1
     UNION ALL SELECT 'user', id FROM users WHERE ${foldedEmailSql('email')} = $2`,
    [text, foldedEmail(text)],
  );
  if (found) return { types: [found.type], id: found.id };
  throw BadInput.at('subject', 'No claim has this SID, and no account this e-mail');
}
