import type { ReferenceFiles } from './data/reference-files.js';
import type { Answers } from './harness/answers.js';
import type { BenchDatabase } from './harness/database.js';
import type { Percentiles } from './harness/requests.js';
import type { Product } from './harness/product.js';
import type { BenchOptions } from './options.js';
import type { Path } from './path-table.js';

/** The context of all measurements. */
export interface BenchContext {
  product: Product;
  db: BenchDatabase;
  answers: Answers;
  /** The reference files of the scale, with the expected results. */
  files: ReferenceFiles;
  /** For files that a measurement creates; deleted at the end. */
  folder: string;
  options: BenchOptions;
}

/** The product's figure and its limit, in the unit of its row in the table. */
export interface Figure {
  product: number;
  /** Null if the goal applies to the product's figure itself. */
  limit: number | null;
  /** Percentiles of the product's calls, where calls are timed. */
  timed?: Percentiles;
}

/** The result of a path; unit and goal are in the table of paths. */
export interface Row extends Figure {
  path: Path;
  /** The figures of the path's parts, by the names in the table. */
  parts?: Record<string, Figure>;
  /** Megabytes above idle at the server's peak; if absent, the peak of the whole measurement is used. */
  rssMB?: number;
}

/**
 * The data needed beforehand: `nothing` starts with any content of the tables and may leave the scale's claims in them.
 */
export type Needs = 'nothing' | 'claims';

/** Measures several paths together. */
export interface Measurement {
  paths: readonly Path[];
  needs: Needs;
  measure: (context: BenchContext) => Promise<Row[]>;
}
