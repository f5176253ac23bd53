import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What Lighthouse says of one load of a page: scores from 0 to 100, the shift of its layout, and the failed audits. */
export interface LighthouseRun {
  scores: Record<Category, number>;
  layoutShift: number;
  /** Titles of the audits that cost points outside performance. */
  failed: string[];
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

const CLI = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js');
const LARGEST_REPORT = 64 * 1024 * 1024;

/**
 * Loads a page once by Lighthouse in its standard mobile setting (a slow phone with simulated slow 4G), in a browser
 * that already runs and keeps its session. @throws Error with Lighthouse's output
 */
export async function lighthouseRun(url: string, debugPort: number): Promise<LighthouseRun> {
  const args = [CLI, url, `--port=${debugPort}`, '--output=json', '--quiet', '--disable-storage-reset'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, `--only-categories=${categories.join(',')}`, '--no-enable-error-reporting'],
    { maxBuffer: LARGEST_REPORT },
  );
  const report = JSON.parse(stdout) as Report;
  const scoreOf = (category: Category) => Math.round(100 * (report.categories[category].score ?? NaN));
  const scores = Object.fromEntries(
    categories.map((category) => [category, scoreOf(category)]),
  ) as LighthouseRun['scores'];
  const failed = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => report.audits[id]!.title);
  return { scores, layoutShift: report.audits['cumulative-layout-shift']?.numericValue ?? NaN, failed };
}
