import { compareUtf8 } from '../utf8-order.js';
import { canonicalJson, type CanonicalValue } from './canonical-json.js';

/** A line of a frozen text; all values are texts. */
export type FrozenLine = Readonly<Record<string, string | null>> & { sid: string };

/**
 * Generates the frozen text: one JSON object per line, each followed by LF; first the header, then the lines sorted by
 * the bytes of their SIDs.
 */
export function* frozenText(
  header: Readonly<Record<string, CanonicalValue>>,
  lines: readonly FrozenLine[],
): Generator<string> {
  yield `${canonicalJson(header)}\n`;
  for (const line of [...lines].sort((one, other) => compareUtf8(one.sid, other.sid))) {
    yield `${canonicalJson(line)}\n`;
  }
}
