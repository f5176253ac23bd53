import { failuresOf } from './run-vectors.js';
import { vectorsOf } from './vector-file.js';
import { ways } from './ways.js';

const vectors = vectorsOf(import.meta.dirname).filter(({ kind }) => ways[kind]);

describe('the known answers', () => {
  it.each(vectors.map((vector) => [vector.kind, vector.id, vector] as const))(
    'are computed exactly by every implementation: %s %s (ASSESS-1, SHARE-1, PROOF-1, ABA-1, ABA-6, IDENTIFIER-1)',
    async (_kind, _id, vector) => {
      expect(await failuresOf(vector, ways[vector.kind])).toEqual([]);
    },
  );

  it('are failed by an engine that is off by a cent', async () => {
    const [vector] = vectors;
    const known = ways[vector!.kind]!;
    const failures = await failuresOf({ ...vector!, expected: { recognisedLoss: '0.01' } }, known);
    expect(failures).toHaveLength(known.length);
  });
});
