import type { BenchContext, Measurement, Row } from './context.js';
import { MEASUREMENTS } from './measurements.js';
import { loadClaims } from './paths/import-turns.js';

/** Measures the wanted paths, one measurement after the other; claims are loaded when the first asks for them. */
export async function measureAll(context: BenchContext): Promise<Row[]> {
  const rows: Row[] = [];
  const wanted = MEASUREMENTS.filter(({ paths }) => paths.some((path) => context.options.paths.has(path)));
  let loaded = false;
  for (const measurement of wanted) {
    if (measurement.needs === 'claims' && !loaded) {
      console.log('Loading the claims');
      await loadClaims(context);
    }
    loaded = true;
    rows.push(...(await measureOne(context, measurement)));
  }
  return rows.filter(({ path }) => context.options.paths.has(path));
}

async function measureOne(context: BenchContext, { paths, measure }: Measurement): Promise<Row[]> {
  console.log(`Measuring ${paths.filter((path) => context.options.paths.has(path)).join(', ')}`);
  await context.db.settle();
  context.product.forgetPeak();
  const rows = await measure(context);
  const rssMB = context.product.peakMB();
  return rows.map((row) => ({ rssMB, ...row }));
}
