import { BadInput } from '../common/errors.js';

/** Deeper than any body of ours; the checks that follow would recurse as deep as the body goes. */
const MOST_DEEP = 20;

/** @throws BadInput when a parsed body is nested too deep. */
export function refuseDeepBody(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEEP) throw new BadInput('The request is nested too deep.');
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value as Record<string, unknown>) : [],
    );
  }
}
