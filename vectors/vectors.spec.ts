import { failuresOf } from './run-vectors.js';
import { vectorsOf } from './vector-file.js';
import { ways } from './ways.js';

const vectors = vectorsOf(import.meta.dirname).filter(({ kind }) => ways[kind]);

describe('the answers that are known', () => {
  it.each(vectors.map((vector) => [vector.kind, vector.id, vector] as const))(
    'come out exactly, by every way of computing: %s %s (ASSESS-1, SHARE-1, PROOF-1, ABA-1, IDENTIFIER-1)',
    async (_kind, _id, vector) => {
      expect(await failuresOf(vector, ways[vector.kind])).toEqual([]);
    },
  );

  it('are not passed by an engine that is off by a cent', async () => {
    const [vector] = vectors;
    const known = ways[vector!.kind]!;
    const failures = await failuresOf({ ...vector!, expected: { recognisedLoss: '0.01' } }, known);
    expect(failures).toHaveLength(known.length);
  });
});
