/** The result of a query of a screen: the answer, or still loading, or failed. */
export type Asked<Answer> = Answer | 'loading' | 'failed';

/** True when the query has been answered. */
export function isKnown<Answer>(asked: Asked<Answer>): asked is Answer {
  return asked !== 'loading' && asked !== 'failed';
}
