import type { BenchContext, Row } from '../context.js';
import { median, shortNumber } from '../harness/figures.js';
import type { Product } from '../harness/product.js';
import { copyRowsPerSecond, type ExportPath } from '../limits/export-file.js';
import { checkReport } from './export-content.js';

const URLS: Record<ExportPath, string> = {
  'export-settlements': '/api/reports/settlements-export',
  'export-trades': '/api/reports/settlements-trade-export',
};
const TABLES: Record<ExportPath, string> = { 'export-settlements': 'submissions', 'export-trades': 'trades' };
const LINE_FEED = 10;

/**
 * Rows per second of a report fetched like a script would (including restricted columns, from the request until the
 * last line), and of COPY … TO with the same columns. The memory is the peak of all turns, above idle; the first turn's
 * peak is printed as well, since a report that keeps sent data would grow from turn to turn. The content is checked in
 * the warm-up, which is not timed.
 */
export const measureExport =
  (path: ExportPath) =>
  async (context: BenchContext): Promise<Row[]> => {
    const { product, db, answers, options } = context;
    const { count } = await db.one<{ count: string }>(`SELECT count(*) FROM public.${TABLES[path]}`);
    await checkReport(context, path, await report(product, path));
    await copyRowsPerSecond(db, path);
    const figures = { product: [] as number[], limit: [] as number[] };
    product.forgetPeak();
    const peaks: number[] = [];
    for (let turn = 0; turn < options.repeats; turn += 1) {
      const { rows, seconds } = await fetchReport(product, path);
      answers.expect(path, 'the rows of the report', rows, Number(count));
      figures.product.push(rows / seconds);
      peaks.push(product.peakMB());
      figures.limit.push(await copyRowsPerSecond(db, path));
      console.log(
        `  ${path.padEnd(24)}  ${shortNumber(figures.product.at(-1)!)} rows/s  COPY … TO ${shortNumber(figures.limit.at(-1)!)} rows/s`,
      );
    }
    const rssMB = product.peakMB();
    console.log(
      `  ${path.padEnd(24)}  ${shortNumber(peaks[0]!)} MB above idle after the first turn, ${shortNumber(rssMB)} MB after the last`,
    );
    const parts = path === 'export-settlements' ? { memory: { product: rssMB, limit: null } } : undefined;
    return [{ path, product: median(figures.product), limit: median(figures.limit), rssMB, parts }];
  };

/** Counts line ends below the header; the reference data has none inside cells. */
async function fetchReport(product: Product, path: ExportPath): Promise<{ rows: number; seconds: number }> {
  const start = performance.now();
  let lines = 0;
  for await (const piece of await report(product, path))
    for (let at = piece.indexOf(LINE_FEED); at >= 0; at = piece.indexOf(LINE_FEED, at + 1)) lines += 1;
  return { rows: lines - 1, seconds: (performance.now() - start) / 1000 };
}

/** @throws Error if the status is not 200 */
async function report(product: Product, path: ExportPath): Promise<AsyncIterable<Uint8Array>> {
  const { url, token } = product.admin;
  const response = await fetch(url + URLS[path], { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200 || !response.body)
    throw new Error(`${URLS[path]} answered ${response.status}: ${await response.text()}`);
  return response.body as AsyncIterable<Uint8Array>;
}
