import pg from 'pg';
import { failuresOf } from '../../vectors/run-vectors.js';
import { assessBySql, sqlWays, type Query, type Row } from '../../vectors/sql-ways.js';
import { variantsOf } from '../../vectors/variants.js';
import { vectorsOf, type Vector } from '../../vectors/vector-file.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

const FOLDER = new URL('../../vectors/', import.meta.url).pathname;
const KINDS = ['ASSESSMENT', 'OVERALL_CAP'];
const vectors = vectorsOf(FOLDER).filter(({ kind }) => KINDS.includes(kind));

describe('the second engine', () => {
  let database: ScratchDatabase;
  let client: pg.Client;
  const query: Query = async (statement, values) => (await client.query<Row>(statement, [...values])).rows;
  const failures = (vector: Vector) => failuresOf(vector, sqlWays(query)[vector.kind]);

  beforeAll(async () => {
    database = await createScratchDatabase();
    client = new pg.Client({ connectionString: database.appUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it.each(vectors.map((vector) => [vector.kind, vector.id, vector] as const))(
    'returns the known result, in any order of the trades: %s %s (ASSESS-1, ASSESS-4, ASSESS-15)',
    async (_kind, _id, vector) => {
      expect(await failures(vector)).toEqual([]);
    },
  );

  it('returns it for every form in which a vector may be written (ASSESS-15)', async () => {
    const found = [];
    // One in ten: the form does not depend on the figures.
    for (const vector of vectors.filter(({ kind }, at) => kind === 'OVERALL_CAP' || at % 10 === 0))
      for (const [difference, variant] of variantsOf(vector))
        for (const failure of await failures(variant)) found.push({ difference, ...failure });
    expect(found).toEqual([]);
  });

  it('fails a vector with a different result', async () => {
    const vector = vectors.find(({ kind }) => kind === 'ASSESSMENT')!;
    expect(await failures({ ...vector, expected: { recognisedLoss: '0.01' } })).toHaveLength(2);
  });

  it('assesses a batch as it assesses each claim alone, whatever the order (ASSESS-4, ASSESS-16)', async () => {
    const { rules } = vectors.find(({ id }) => id === 'M-PERCENT_INFLATION-AVERAGE')!;
    for (const matching of ['FIFO', 'LIFO', 'AVERAGE', 'NET']) {
      const document = { ...(rules as object), matching };
      const claims = vectors.filter(({ kind }) => kind === 'ASSESSMENT').map(({ claim }) => claim as never);
      const alone = [];
      for (const claim of claims) alone.push(...(await assessBySql(query, document, [claim])));
      expect(await assessBySql(query, document, claims)).toEqual(alone);
      expect(await assessBySql(query, document, claims.toReversed())).toEqual(alone.toReversed());
    }
  });

  it('refuses rules of a method, a matching or a day that it does not know, rather than guess', async () => {
    const { rules, claim } = vectors.find(({ kind }) => kind === 'ASSESSMENT')!;
    for (const wrong of [
      { method: 'GUESS' },
      { matching: 'HIFO' },
      { matching: null },
      { method: null },
      { lastDay: null },
    ])
      await expect(
        assessBySql(query, { ...(rules as object), ...wrong }, [claim as never]),
      ).rejects.toThrow();
  });

  it('reads and writes no table, and has no binary floating-point number (ASSESS-2, ASSESS-15)', async () => {
    const functions = await database.db.query<
      { name: string; volatility: string; text: string; hasFixedNames: boolean }[]
    >(
      `SELECT proname AS name, provolatile AS volatility, pg_get_functiondef(oid) AS text, prosqlbody IS NOT NULL OR 'search_path=""' = ANY (proconfig) AS "hasFixedNames"
       FROM pg_proc WHERE pronamespace = 'assessment'::regnamespace ORDER BY 1`,
    );
    expect(functions.map(({ name }) => name)).toContain('assess_claims');
    for (const { name, volatility, text, hasFixedNames } of functions) {
      expect([name, volatility]).toEqual([name, expect.stringMatching(/[is]/)]);
      expect([name, text]).toEqual([name, expect.not.stringMatching(/\b(?:double|float\d?|real|public\.)/i)]);
      expect([name, hasFixedNames]).toEqual([name, true]);
    }
  });

  it('shares its database with no column, type or function that has binary floating-point numbers (ASSESS-2)', async () => {
    const columns = await database.db.query<object[]>(
      `SELECT a.attrelid::regclass::text AS table, a.attname AS column FROM pg_attribute a
       JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
       WHERE c.relnamespace::regnamespace::text IN ('public', 'assessment', 'distribution') AND a.attnum > 0 AND NOT a.attisdropped
         AND (t.oid IN ('float4'::regtype, 'float8'::regtype) OR t.typelem IN ('float4'::regtype, 'float8'::regtype))`,
    );
    expect(columns).toEqual([]);
    const functions = await database.db.query<object[]>(
      `SELECT proname AS name FROM pg_proc p
       WHERE pronamespace::regnamespace::text IN ('public', 'assessment', 'distribution') AND prokind = 'f'
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
         AND pg_get_functiondef(oid) ~* '\\m(double precision|float[48]?|real)\\M'`,
    );
    expect(functions).toEqual([]);
  });

  it('is not available to database users other than the application’s (ASSESS-15)', async () => {
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    try {
      await admin.query('SET ROLE pg_monitor');
      await expect(admin.query(`SELECT assessment.limit_claim(1, 2, 3)`)).rejects.toThrow(
        /permission denied/,
      );
    } finally {
      await admin.end();
    }
  });
});
