import { failuresOf } from './run-vectors.js';
import { variantsOf } from './variants.js';
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

  it('are computed in every form that their description allows (ASSESS-1, SHARE-1, PROOF-1, ABA-1)', async () => {
    const failures = [];
    for (const vector of vectors)
      for (const [difference, variant] of variantsOf(vector))
        for (const failure of await failuresOf(variant, ways[vector.kind]))
          failures.push({ difference, ...failure });
    expect(failures).toEqual([]);
  });

  it('are failed without an expected result, and by a way that computes nothing', async () => {
    const [vector] = vectors;
    expect(await failuresOf({ ...vector!, expected: undefined as never }, ways[vector!.kind])).toHaveLength(
      1,
    );
    const broken = { name: 'broken', compute: () => JSON.parse('{') as unknown };
    expect(await failuresOf({ ...vector!, expected: {} }, [broken])).toHaveLength(1);
  });

  it('are failed by an engine that is off by a cent', async () => {
    const vector = vectors.find(({ kind }) => kind === 'ASSESSMENT');
    const known = ways[vector!.kind]!;
    const failures = await failuresOf({ ...vector!, expected: { recognisedLoss: '0.01' } }, known);
    expect(failures).toHaveLength(known.length);
  });
});
