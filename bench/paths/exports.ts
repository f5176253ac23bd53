import type { Answers } from '../harness/answers.js';
import type { BenchDatabase } from '../harness/database.js';
import { median, shortNumber } from '../harness/figures.js';
import type { Product } from '../harness/product.js';
import { copyRowsPerSecond, type ExportPath } from '../limits/export-file.js';

const URLS: Record<ExportPath, string> = {
  'export-settlements': '/api/reports/settlements-export',
  'export-trades': '/api/reports/settlements-trade-export',
};
const TABLES: Record<ExportPath, string> = { 'export-settlements': 'submissions', 'export-trades': 'trades' };
const LINE_FEED = 10;

/** Rows a second, and megabytes above idle at the peak. */
export interface ExportFigures {
  product: number;
  limit: number;
  rssMB: number;
}

/** Rows a second of a report, fetched as a script fetches it, and of COPY … TO of the same columns. */
export async function measureExport(
  path: ExportPath,
  product: Product,
  db: BenchDatabase,
  answers: Answers,
  repeats: number,
): Promise<ExportFigures> {
  const { count } = await db.one<{ count: string }>(`SELECT count(*) FROM public.${TABLES[path]}`);
  await fetchReport(product, path);
  await copyRowsPerSecond(db, path);
  const figures = { product: [] as number[], limit: [] as number[] };
  product.forgetPeak();
  for (let turn = 0; turn < repeats; turn += 1) {
    const { rows, seconds } = await fetchReport(product, path);
    answers.expect(path, 'the rows of the report', rows, Number(count));
    figures.product.push(rows / seconds);
    figures.limit.push(await copyRowsPerSecond(db, path));
    console.log(
      `  ${path.padEnd(24)}  ${shortNumber(figures.product.at(-1)!)} rows/s  COPY … TO ${shortNumber(figures.limit.at(-1)!)} rows/s`,
    );
  }
  return { product: median(figures.product), limit: median(figures.limit), rssMB: product.peakMB() };
}

/** Line ends below the header; the reference data has none inside a cell. */
async function fetchReport(product: Product, path: ExportPath): Promise<{ rows: number; seconds: number }> {
  const start = performance.now();
  const { url, token } = product.admin;
  const response = await fetch(url + URLS[path], { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || !response.body) throw new Error(`${URLS[path]} answered ${response.status}.`);
  let lines = 0;
  for await (const piece of response.body as AsyncIterable<Uint8Array>)
    for (let at = piece.indexOf(LINE_FEED); at >= 0; at = piece.indexOf(LINE_FEED, at + 1)) lines += 1;
  return { rows: lines - 1, seconds: (performance.now() - start) / 1000 };
}
