import type { DataSource } from 'typeorm';
import { BadInput } from '../common/errors.js';
import { escapeLike } from '../common/escape-like.js';
import { cleanSid, textFault } from '../rules/text-values.js';

/** Spec section 9: a search has at least 3 characters; design section 4: it shows at most 100 claims. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 200;
export const MOST_FOUND = 100;

/**
 * So many matches are ranked at most: a word that stands in half of all claims must not rank half a million rows. With
 * more matches than this the caller is told anyway that there are more than are shown.
 */
const MOST_RANKED = 5_000;

/** The expression that the trigram index holds, word for word (migration create-submissions). */
const TEXT =
  'submission_search_text(s.sid, s.legal_entity, s.first_name, s.last_name, s.contact_email, s.email)';

/**
 * Ids of the claims whose SID, legal entity, contact person or e-mail hold every word of the query, the exact SID first,
 * then the best match; one more than `MOST_FOUND` when there are more.
 * @throws BadInput under 3 characters.
 */
export async function findSubmissions(db: DataSource, query: string): Promise<string[]> {
  const text = cleanQuery(query);
  const words = text.toLowerCase().split(/\s+/);
  const conditions = words.map((_, index) => `${TEXT} LIKE $${index + 4}`).join(' AND ');
  const found = await db.query<{ id: string }[]>(
    `WITH matches AS (
       (SELECT s.id, s.sid, s.legal_entity, ${TEXT} AS text FROM submissions s WHERE s.sid = $1)
       UNION
       (SELECT s.id, s.sid, s.legal_entity, ${TEXT} FROM submissions s WHERE ${conditions} LIMIT ${MOST_RANKED})
     )
     SELECT id FROM matches
     ORDER BY sid IS NOT DISTINCT FROM $1 DESC, lower(sid) IS NOT DISTINCT FROM $2 DESC,
       (starts_with(lower(sid), $2) OR starts_with(lower(legal_entity), $2)) IS TRUE DESC,
       similarity(text, $2) DESC, id DESC
     LIMIT $3`,
    [text, text.toLowerCase(), MOST_FOUND + 1, ...words.map((word) => `%${escapeLike(word)}%`)],
  );
  return found.map(({ id }) => id);
}

function cleanQuery(query: string): string {
  const text = cleanSid(query).replace(/\s+/g, ' ');
  if (text.length < MIN_LENGTH) throw refusal(`Type at least ${MIN_LENGTH} characters`);
  if (text.length > MAX_LENGTH) throw refusal(`Type at most ${MAX_LENGTH} characters`);
  if (textFault(text, false)) throw refusal('The search contains characters that cannot be used');
  return text;
}

const refusal = (message: string) => new BadInput(`${message}.`, { query: message });
