import { writeCents } from '../decimals.js';
import { canonicalJson } from './canonical-json.js';
import { PROOF_FORMAT } from './published-file.js';
import { hex, type Sums } from './tree-bytes.js';
import type { LineProof } from './verify-proof.js';

/** The amounts of a line as decimals, and its state. */
export type LineText = Record<
  'sid' | 'loss' | 'principal' | 'interest' | 'payment' | 'withheld' | 'net' | 'state',
  string
>;

/** A member's file: the line, its salt and the path to the root, as canonical JSON (LINE-4); readProof reads it. */
export function proofText(
  line: LineText,
  { runId, salt, steps }: Pick<LineProof, 'runId' | 'salt' | 'steps'>,
): string {
  return canonicalJson({
    format: PROOF_FORMAT,
    runId,
    line: { ...line },
    salt: hex(salt),
    steps: steps.map(({ side, hash, ...sums }) => ({ side, hash: hex(hash), ...sumTexts(sums) })),
  });
}

function sumTexts({ loss, principal, interest }: Sums) {
  return { loss: writeCents(loss), principal: writeCents(principal), interest: writeCents(interest) };
}
