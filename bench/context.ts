import type { ReferenceFiles } from './data/reference-files.js';
import type { Answers } from './harness/answers.js';
import type { BenchDatabase } from './harness/database.js';
import type { Percentiles } from './harness/requests.js';
import type { Product } from './harness/product.js';
import type { BenchOptions } from './options.js';
import type { Path } from './path-table.js';

/** What every measurement works with. */
export interface BenchContext {
  product: Product;
  db: BenchDatabase;
  answers: Answers;
  /** The files of the scale, with their truth. */
  files: ReferenceFiles;
  /** For files that a measurement makes; taken away at the end. */
  folder: string;
  options: BenchOptions;
}

/** A product's figure compared with its limit, in the unit of its line in the table. */
export interface Figure {
  product: number;
  /** Null where the goal is for the product's own figure. */
  limit: number | null;
  /** Of the product's calls, where calls are timed. */
  timed?: Percentiles;
}

/** What a path came to; unit and goal are in the table of paths. */
export interface Row extends Figure {
  path: Path;
  /** The figures of the path's parts, by the names in the table. */
  parts?: Record<string, Figure>;
  /** Megabytes above idle at the server's peak; when absent, at the peak of the whole measurement. */
  rssMB?: number;
}

/** What must be loaded before: `nothing` begins with any tables and may leave the scale's claims in them. */
export type Needs = 'nothing' | 'claims';

/** Measures some paths together. */
export interface Measurement {
  paths: readonly Path[];
  needs: Needs;
  measure: (context: BenchContext) => Promise<Row[]>;
}
