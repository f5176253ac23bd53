import { BadInput } from './errors.js';

/** Deeper than any body of ours; the checks that follow would recurse as deep as the value goes. */
const MOST_DEEP = 20;

/** @throws BadInput with this message when a parsed value is nested too deep. */
export function refuseDeep(value: unknown, message: string): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEEP) throw new BadInput(message);
    level = level.flatMap((part) =>
      typeof part === 'object' && part !== null ? Object.values(part as Record<string, unknown>) : [],
    );
  }
}
