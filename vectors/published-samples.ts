import { createHash } from 'node:crypto';
import { writeCents } from '../server/src/rules/decimals.js';
import type { DistributionPlan, Fund } from '../server/src/rules/distribution/distribution-plan.js';
import type { ChosenFile } from '../server/src/rules/proof/check-files.js';
import { LINES_HEAD } from '../server/src/rules/proof/lines-file.js';
import { merkleSumTree, proofOf } from '../server/src/rules/proof/merkle-sum-tree.js';
import { PROOF_FORMAT, PUBLISHED_FORMAT } from '../server/src/rules/proof/published-file.js';
import { hex } from '../server/src/rules/proof/tree-bytes.js';
import { sharedLines, type SharingClaim } from './shared-lines.js';

const RUN = '0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a44';

/** What is published of a distribution, and each member's file, as the documents that they are written as. */
export interface PublishedSample {
  published: Record<string, unknown>;
  /** The rows of the published lines without their head, in the order of the leaves. */
  rows: string[];
  /** Each claim's file, by SID. */
  proofs: Record<string, ProofDocument>;
}

/** A member's file as JSON. */
export interface ProofDocument {
  format: string;
  runId: string;
  line: Record<string, string>;
  salt: string;
  steps: Record<string, string>[];
}

export const nodeSha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Shares a fund and publishes the result, with a salt for each claim that follows from its SID. */
export function publishedSample(
  claims: readonly SharingClaim[],
  fund: Fund,
  plan: DistributionPlan,
  runId = RUN,
): PublishedSample {
  const { lines, residue } = sharedLines(claims, fund, plan);
  const withLoss = lines.filter(({ loss }) => loss > 0n);
  const salted = withLoss.map((line) => ({ ...line, salt: nodeSha256(Buffer.from(`${runId} ${line.sid}`)) }));
  const tree = merkleSumTree(runId, salted, nodeSha256);
  const rows: string[] = [];
  const proofs: Record<string, ProofDocument> = {};
  for (const { sid, salt, state, ...amounts } of salted) {
    const place = tree.placeOf.get(sid)!;
    const { loss, principal, interest } = moneyOf(amounts);
    rows[place] = [hex(tree.leaves[place]!.commitment), loss, principal, interest, state].join(',');
    proofs[sid] = {
      format: PROOF_FORMAT,
      runId,
      line: { sid, ...moneyOf(amounts), state },
      salt: hex(salt),
      steps: proofOf(tree, place).map(({ side, hash, ...sums }) => ({
        side,
        hash: hex(hash),
        ...moneyOf(sums),
      })),
    };
  }
  const { hash, ...sums } = tree.root;
  const published = {
    format: PUBLISHED_FORMAT,
    runId,
    count: rows.length,
    ...moneyOf(sums),
    residuePrincipal: writeCents(residue.principal),
    residueInterest: writeCents(residue.interest),
    root: hex(hash),
    seal: hex(tree.seal),
    fund,
    plan,
  };
  return { published, rows, proofs };
}

/** A file in memory that is read in pieces of this many bytes. */
export function chosenFile(name: string, content: string | Uint8Array, piece = 1_000): ChosenFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    name,
    size: bytes.length,
    pieces: async function* () {
      for (let at = 0; at < bytes.length; at += piece)
        yield await Promise.resolve(bytes.subarray(at, at + piece));
    },
  };
}

/** The file of published lines with these rows. */
export function linesText(rows: readonly string[]): string {
  return [LINES_HEAD, ...rows, ''].join('\n');
}

function moneyOf(amounts: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(amounts as Record<string, bigint>).map(([key, amount]) => [key, writeCents(amount)]),
  );
}
