/** What a screen has asked the server for: the answer, or that there is none yet, or that there will be none. */
export type Asked<Answer> = Answer | 'loading' | 'failed';

/** True when the answer is there. */
export function isKnown<Answer>(asked: Asked<Answer>): asked is Answer {
  return asked !== 'loading' && asked !== 'failed';
}
