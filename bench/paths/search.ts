import type { BenchContext, Row } from '../context.js';
import { sidAt } from '../data/truth.js';
import { attempt } from '../harness/attempt.js';
import { type Asked, compareWithLimit } from '../harness/compare.js';
import { Reading } from '../harness/reading.js';
import { measureSearchCommon } from './search-common.js';
import { SEARCH } from './queries.js';

const CONNECTIONS = 10;
const CALLS = 1_000;
const NEEDLES = 20;

/** The searches: words in exactly one claim, words in none, and a word in every tenth claim. */
export function measureSearches(context: BenchContext): Promise<Row[]> {
  return Reading.with(context, async (reading) => {
    const rare = await rareWords(context);
    const none = unknownWords(rare);
    const compared = (path: 'search-rare' | 'search-none', words: string[]) =>
      attempt(context, path, async () => {
        const inputs = words.map((query) => ({ query }));
        const product = reading.product(SEARCH, inputs, CONNECTIONS);
        const compare = (name: string, limit: Asked) =>
          compareWithLimit(context, { path, name, product, limit, atOnce: CONNECTIONS, calls: CALLS });
        const figure = await compare(path, reading.bare('/search', inputs, CONNECTIONS));
        const signedIn = await compare(
          `${path}, signed in`,
          reading.bareSignedIn('/search', inputs, CONNECTIONS),
        );
        return { ...figure, parts: { 'signed in': signedIn } };
      });
    return [
      ...(await compared('search-rare', rare)),
      ...(await compared('search-none', none)),
      ...(await attempt(context, 'search-common', () => measureSearchCommon(context, reading))),
    ];
  });
}

/** The local part of e-mail addresses throughout the list, each in one claim only. */
async function rareWords({ db, options }: BenchContext): Promise<string[]> {
  const sids = Array.from({ length: NEEDLES }, (_, at) =>
    sidAt(Math.floor((options.submissions * (at + 0.5)) / NEEDLES)),
  );
  const { rows } = await db.client.query<{ word: string }>(
    `SELECT split_part(split_part(lower(contact_email), '@', 1), '.', 2) AS word FROM public.submissions
     WHERE sid = ANY ($1) ORDER BY sid`,
    [sids],
  );
  return rows.map(({ word }) => word);
}

/** The name of one word with the number of the next, like a typing error: all its trigrams occur, but not the word. */
function unknownWords(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const next = words[(at + 1) % words.length]!;
    return word.replace(/\d+/, '') + /\d+/.exec(next)![0];
  });
}
