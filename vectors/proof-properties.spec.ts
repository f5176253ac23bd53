import { jest } from '@jest/globals';
import { createHash, webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { canonicalJson, type CanonicalValue } from '../server/src/rules/proof/canonical-json.js';
import { merkleSumTree, proofOf, type TreeLine } from '../server/src/rules/proof/merkle-sum-tree.js';
import { verifyProof, type LineProof, type PublishedRoot } from '../server/src/rules/proof/verify-proof.js';

fc.configureGlobal({ seed: jest.getSeed() });

const RUN = '0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a44';
const OTHER_RUN = '0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a45';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

const lines: fc.Arbitrary<TreeLine[]> = fc.uniqueArray(
  fc.record({
    sid: fc.string({ unit: 'grapheme', maxLength: 5 }),
    salt: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    loss: fc.bigInt(0n, 1n << 56n),
    principal: fc.bigInt(0n, 1n << 56n),
    interest: fc.bigInt(0n, 1n << 56n),
  }),
  { selector: ({ sid }) => sid, minLength: 1, maxLength: 20 },
);

function proven(list: readonly TreeLine[], at: number) {
  const tree = merkleSumTree(RUN, list, sha256);
  const { sid, salt, loss, principal, interest } = list[at % list.length]!;
  const steps = proofOf(tree, tree.placeOf.get(sid)!);
  const proof: LineProof = { runId: RUN, sid, salt, loss, principal, interest, steps };
  const published: PublishedRoot = { runId: RUN, count: list.length, root: tree.root, seal: tree.seal };
  return { proof, published };
}

const flipped = (bytes: Uint8Array, at: number) => {
  const other = Uint8Array.from(bytes);
  other[at % other.length]! ^= 1 << (at % 8);
  return other;
};

describe('the proof of a line', () => {
  it('holds for every line of every tree, with the hash of a browser too (PROOF-1)', async () => {
    const inBrowser = async (bytes: Uint8Array) =>
      new Uint8Array(await webcrypto.subtle.digest('SHA-256', bytes));
    await fc.assert(
      fc.asyncProperty(lines, fc.nat(), async (list, at) => {
        const { proof, published } = proven(list, at);
        expect(await verifyProof(proof, published, sha256)).toEqual({ holds: true });
        expect(await verifyProof(proof, published, inBrowser)).toEqual({ holds: true });
      }),
    );
  });

  it.each<[string, (proof: LineProof, at: number) => LineProof | undefined]>([
    ['the salt', (proof, at) => ({ ...proof, salt: flipped(proof.salt, at) })],
    ['the SID', (proof) => ({ ...proof, sid: `${proof.sid}0` })],
    ['the loss', (proof) => ({ ...proof, loss: proof.loss + 1n })],
    ['the principal', (proof) => ({ ...proof, principal: proof.principal + 1n })],
    [
      'the interest, moved from the principal',
      (proof) =>
        proof.interest > 0n
          ? { ...proof, principal: proof.principal + 1n, interest: proof.interest - 1n }
          : undefined,
    ],
    [
      'a step’s hash',
      (proof, at) => withStep(proof, at, (step) => ({ ...step, hash: flipped(step.hash, at) })),
    ],
    [
      'a step’s side',
      (proof, at) => withStep(proof, at, (step) => ({ ...step, side: step.side === 'L' ? 'R' : 'L' })),
    ],
    [
      'a step’s sums, moved between sisters',
      (proof, at) =>
        proof.loss > 0n
          ? withStep({ ...proof, loss: proof.loss - 1n }, at, (step) => ({ ...step, loss: step.loss + 1n }))
          : undefined,
    ],
    [
      'a step more',
      (proof) => proof.steps[0] && { ...proof, steps: [...proof.steps, { ...proof.steps[0] }] },
    ],
    ['a step less', (proof) => (proof.steps[0] ? { ...proof, steps: proof.steps.slice(1) } : undefined)],
    ['the run', (proof) => ({ ...proof, runId: OTHER_RUN })],
  ])('does not hold with another value of %s (PROOF-2)', async (_title, change) => {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(lines, fc.nat(), async (list, at) => {
        const { proof, published } = proven(list, at);
        const changed = change(proof, at);
        if (!changed) return;
        tried++;
        expect((await verifyProof(changed, published, sha256)).holds).toBe(false);
      }),
    );
    expect(tried).toBeGreaterThan(20);
  });

  it('fails with another seal, count or root (PROOF-2)', async () => {
    await fc.assert(
      fc.asyncProperty(lines, fc.nat(), async (list, at) => {
        const { proof, published } = proven(list, at);
        const others: PublishedRoot[] = [
          { ...published, seal: flipped(published.seal, at) },
          { ...published, count: published.count + 1 },
          { ...published, root: { ...published.root, interest: published.root.interest + 1n } },
        ];
        for (const other of others) {
          expect(await verifyProof(proof, other, sha256)).toEqual({ holds: false, because: 'SEAL' });
        }
      }),
    );
  });

  it('is rejected for sums above 2^63 - 1 (PROOF-3)', () => {
    const line = { salt: new Uint8Array(32), loss: 1n << 62n, principal: 0n, interest: 0n };
    const list = ['1', '2'].map((sid) => ({ ...line, sid }));
    expect(() => merkleSumTree(RUN, list, sha256)).toThrow(RangeError);
  });
});

function withStep(
  proof: LineProof,
  at: number,
  change: (step: LineProof['steps'][number]) => LineProof['steps'][number],
): LineProof | undefined {
  if (proof.steps.length === 0) return undefined;
  const place = at % proof.steps.length;
  return { ...proof, steps: proof.steps.map((step, other) => (other === place ? change(step) : step)) };
}

describe('canonical JSON', () => {
  it.each<[CanonicalValue, string]>([
    [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
    [
      { '\u20ac': 1, '\r': 2, '1': 3, '\ud83d\ude00': 4, '\ufb33': 5 },
      '{"\\r":2,"1":3,"\u20ac":1,"\ud83d\ude00":4,"\ufb33":5}',
    ],
    ['\u0000\u001f\u007f"\\/\u2028', '"\\u0000\\u001f\u007f\\"\\\\/\u2028"'],
    [{}, '{}'],
  ])('of %p is %s (PROOF-4)', (value, expected) => {
    expect(canonicalJson(value)).toBe(expected);
  });

  it.each<[CanonicalValue]>([[0.5], [2 ** 53], [NaN], ['\ud800'], [{ '\udc00': 1 }]])(
    'is refused for %p (PROOF-4)',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    },
  );
});
