import type { DataSource } from 'typeorm';
import { BadInput } from '../../common/errors.js';
import { escapeLike } from '../../common/escape-like.js';
import { prepared } from '../../database/prepared.js';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../rules/search-text.js';
import { cleanSid, textError } from '../../rules/text-values.js';
import { SUBMISSION_ROW, type SubmissionRow } from './submission-row.js';
import { type Condition, EVERY_SUBMISSION } from '../reading/visible-to.js';

/** LIST-6: a search returns at most 100 claims. */
export const MOST_FOUND = 100;

/**
 * The highest number of matches that are ranked: a word in half of all claims must not rank half a million rows. With
 * more matches, the caller learns anyway that there are more than displayed.
 */
const MOST_RANKED = 5_000;

/**
 * The highest number of words in a prepared search. Longer and filtered searches are rare and varied, and a connection
 * would keep a plan for each.
 */
const MOST_WORDS_KEPT = 3;

/**
 * A word that the trigram index can find, even in a database of locale C like ours. For any other word PostgreSQL must
 * know the value to choose another plan.
 */
const INDEXED = /[a-z0-9]{3}/;

/** The indexed expression of the trigram index, exactly as in the migration create-submissions. */
const TEXT =
  'submission_search_text(s.sid, s.legal_entity, s.first_name, s.last_name, s.contact_email, s.email)';

/**
 * The claims whose SID, legal entity, contact person or e-mail together contain every word of the query: the exact SID
 * first, then by similarity; one more than `MOST_FOUND` when there are more.
 * @param among a further condition on `submissions s`
 * @throws BadInput for fewer than 3 characters
 */
export async function findSubmissions(
  db: DataSource,
  query: string,
  among: Condition,
): Promise<SubmissionRow[]> {
  const text = cleanQuery(query);
  const words = text.toLowerCase().split(/\s+/);
  const isKept =
    among === EVERY_SUBMISSION &&
    words.length <= MOST_WORDS_KEPT &&
    words.every((word) => INDEXED.test(word));
  // Inside a subquery, a word does not make PostgreSQL plan the statement again, which takes as long as finding a rare
  // word.
  const placed = (place: number) => (isKept ? `(SELECT $${place}::text)` : `$${place}`);
  const conditions = words.map((_, index) => `${TEXT} LIKE ${placed(index + 3)}`).join(' AND ');
  const [asked, values] = positional(db, among, words.length + 2);
  const statement = `WITH matches AS (
       (SELECT s.id, s.sid, s.legal_entity, ${TEXT} AS text FROM submissions s WHERE s.sid = $1${asked})
       UNION
       (SELECT s.id, s.sid, s.legal_entity, ${TEXT} FROM submissions s WHERE ${conditions}${asked} LIMIT ${MOST_RANKED})
     ), best AS (
       SELECT id, row_number() OVER (ORDER BY sid IS NOT DISTINCT FROM $1 DESC, lower(sid) IS NOT DISTINCT FROM $2 DESC,
         (starts_with(lower(sid), $2) OR starts_with(lower(legal_entity), $2)) IS TRUE DESC,
         similarity(text, $2) DESC, id DESC) AS place
       FROM matches ORDER BY place LIMIT ${MOST_FOUND + 1}
     )
     SELECT ${SUBMISSION_ROW} FROM best JOIN submissions s USING (id) ORDER BY place`;
  const given = [text, text.toLowerCase(), ...words.map((word) => `%${escapeLike(word)}%`), ...values];
  return isKept
    ? prepared<SubmissionRow>(statement).rows(db, given)
    : db.query<SubmissionRow[]>(statement, given);
}

/**
 * The ids of all claims that a search matches; undefined when they are more than are ranked.
 * @throws BadInput for fewer than 3 characters
 */
export async function matchingIds(db: DataSource, query: string): Promise<string[] | undefined> {
  const text = cleanQuery(query);
  const words = text.toLowerCase().split(/\s+/);
  const conditions = words.map((_, index) => `${TEXT} LIKE $${index + 2}`).join(' AND ');
  const found = await db.query<{ id: string }[]>(
    `SELECT s.id FROM submissions s WHERE s.sid = $1
     UNION (SELECT s.id FROM submissions s WHERE ${conditions} LIMIT ${MOST_RANKED + 1})`,
    [text, ...words.map((word) => `%${escapeLike(word)}%`)],
  );
  return found.length > MOST_RANKED ? undefined : found.map(({ id }) => id);
}

/** A condition to append to others, its named parameters numbered from `taken` + 1. */
function positional(db: DataSource, { sql, parameters }: Condition, taken: number): [string, unknown[]] {
  const [numbered, values] = db.driver.escapeQueryWithParameters(sql, parameters);
  return [` AND ${numbered.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + taken}`)}`, values];
}

function cleanQuery(query: string): string {
  const text = cleanSid(query).replace(/\s+/g, ' ');
  if (text.length < SEARCH_MIN_LENGTH) throw refusal(`Type at least ${SEARCH_MIN_LENGTH} characters`);
  if (text.length > SEARCH_MAX_LENGTH) throw refusal(`Type at most ${SEARCH_MAX_LENGTH} characters`);
  if (textError(text, false)) throw refusal('The search contains characters that cannot be used');
  return text;
}

const refusal = (message: string) => BadInput.at('query', message);
