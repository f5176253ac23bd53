import fc from 'fast-check';
import { SharingRefused } from '../server/src/rules/distribution/distribution-plan.js';
import { checkFiles } from '../server/src/rules/proof/check-files.js';
import { sha256 } from '../server/src/rules/proof/sha256.js';
import { funds, plans, sharingClaims } from './generated-distributions.js';
import {
  chosenFile,
  linesText,
  nodeSha256,
  publishedSample,
  type PublishedSample,
} from './published-samples.js';

const SETTINGS = { seed: 20261126, numRuns: 300 };

/** Undefined for a fund that cannot be shared, or whose sums are above what a proof can hold. */
function sampleOf(...input: Parameters<typeof publishedSample>): PublishedSample | undefined {
  try {
    return publishedSample(...input);
  } catch (error) {
    if (error instanceof SharingRefused || error instanceof RangeError) return undefined;
    throw error;
  }
}

const verdict = async (sample: PublishedSample, rows = sample.rows, hash = nodeSha256 as typeof sha256) =>
  checkFiles(
    [
      chosenFile('published.json', JSON.stringify(sample.published)),
      chosenFile('lines.csv', linesText(rows)),
    ],
    hash,
  );

describe('the check of published lines', () => {
  it('holds for every distribution and every line, by both hashes (VERIFY-2, VERIFY-3, VERIFY-4)', async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(sharingClaims, funds, plans, async (claims, fund, plan) => {
        const sample = sampleOf(claims, fund, plan);
        if (!sample) return;
        tried++;
        expect((await verdict(sample)).says).toBe('HOLDS');
        expect(await verdict(sample, sample.rows, sha256)).toEqual(await verdict(sample));
        const proofs = Object.values(sample.proofs).map((proof) => chosenFile('p', JSON.stringify(proof)));
        const root = chosenFile('published.json', JSON.stringify(sample.published));
        expect((await checkFiles([...proofs, root], sha256)).says).toBe('HOLDS');
      }),
      SETTINGS,
    );
    expect(tried).toBeGreaterThan(100);
  });

  it('fails when a line is missing, doubled, moved, or a cent goes to another line (VERIFY-3, VERIFY-4)', async () => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(sharingClaims, funds, plans, fc.nat(), async (claims, fund, plan, seed) => {
        const sample = sampleOf(claims, fund, plan);
        if (!sample || sample.rows.length < 2) return;
        const { rows } = sample;
        const at = seed % (rows.length - 1);
        tried++;
        const changed = [
          rows.toSpliced(at, 1),
          rows.toSpliced(at, 0, rows[at]!),
          rows.with(at, rows[at + 1]!).with(at + 1, rows[at]!),
          rows.with(at, centMore(rows[at]!)),
        ];
        for (const other of changed) expect((await verdict(sample, other)).says).toBe('FAILS');
      }),
      SETTINGS,
    );
    expect(tried).toBeGreaterThan(80);
  });
});

function centMore(row: string): string {
  const [commitment, loss, principal, ...rest] = row.split(',');
  const cents = BigInt(principal!.replace('.', '')) + 1n;
  const digits = String(cents).padStart(3, '0');
  return [commitment, loss, `${digits.slice(0, -2)}.${digits.slice(-2)}`, ...rest].join(',');
}
