import type { BenchContext, Measurement, Row } from './context.js';
import { Answers, messageOf } from './harness/answers.js';
import { withinMinutes } from './harness/longest.js';
import { withProduct } from './harness/product.js';
import { MEASUREMENTS } from './measurements.js';
import { loadClaims } from './paths/import-turns.js';

/** The part of the context that all measurements share: each has its own process of the product. */
export type Bench = Omit<BenchContext, 'product' | 'db'>;

/**
 * Measures the requested paths, one measurement after the other; claims are loaded when first needed. A measurement
 * that fails voids its paths, and claims that were not loaded correctly void every path that reads them.
 */
export async function measureAll(bench: Bench): Promise<Row[]> {
  const { answers, options } = bench;
  const rows: Row[] = [];
  let claims: Promise<void> | undefined;
  for (const measurement of MEASUREMENTS) {
    const wanted = measurement.paths.filter((path) => options.paths.has(path));
    if (wanted.length === 0) continue;
    try {
      if (measurement.needs === 'claims') await (claims ??= load(bench));
      console.log(`Measuring ${wanted.join(', ')}`);
      rows.push(...(await measureOne(bench, measurement)));
      // A failed import leaves no usable data for others.
      if (measurement.needs === 'nothing' && !measurement.paths.some((path) => answers.isVoid(path)))
        claims = Promise.resolve();
    } catch (error) {
      for (const path of wanted) if (!answers.isVoid(path)) answers.fail(path, error);
    }
  }
  return rows;
}

/** @throws Error if the claims cannot be loaded, or differ from the content of the files */
async function load(bench: Bench): Promise<void> {
  console.log('Loading the claims');
  const answers = new Answers();
  try {
    await withProduct(bench.folder, (product, db) =>
      withinMinutes(bench.options.longestMinutes, db.url, loadClaims({ ...bench, answers, product, db })),
    );
  } catch (error) {
    throw new Error(`The claims could not be loaded: ${messageOf(error)}`, { cause: error });
  }
  if (!answers.allRight) throw new Error(`The claims were loaded wrongly: ${answers.firstReason}`);
}

function measureOne(bench: Bench, { measure }: Measurement): Promise<Row[]> {
  return withProduct(bench.folder, async (product, db) => {
    await db.settle();
    product.forgetPeak();
    const measured = measure({ ...bench, product, db });
    const rows = await withinMinutes(bench.options.longestMinutes, db.url, measured);
    const rssMB = product.peakMB();
    return rows.map((row) => ({ rssMB, ...row }));
  });
}
