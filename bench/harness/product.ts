import { openAsBlob } from 'node:fs';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../../server/test/harness/client.js';
import { type ServerProcess, startServerProcess } from '../../server/test/harness/server-process.js';
import type { ReferenceKind } from '../data/truth.js';
import { askAgain } from './asking-again.js';
import { BenchDatabase } from './database.js';
import { forgetPeak, memoryMB, peakMemoryMB } from './processes.js';

const ADMIN = { email: 'bench@prorata.example', password: 'only for this bench' };
const UPLOAD_PATHS: Record<ReferenceKind, string> = {
  'settlement-records': '/api/import/settlement-records',
  trades: '/api/import/settlement-records/trade',
};
const POLL_MS = 200;
const SETTLING = { pollMs: 500, stepMB: 1, longestMs: 10_000 };
const OPEN_STATUSES = ['RECEIVED', 'CHECKING', 'APPLYING'];
const IMPORT_RUN = `query Run($id: ID!) {
  importRun(id: $id) { status message read created updated unchanged rejected startedAt finishedAt }
}`;

/** An import run as reported by the product. */
export interface ImportAnswer {
  id: string;
  status: string;
  message: string | null;
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  startedAt: string;
  finishedAt: string;
  /** From the first byte of the upload until the run was reported as done. */
  wallSeconds: number;
}

/** The product's data folder within the bench's folder. */
export const dataDirIn = (folder: string) => join(folder, 'data');

/** A separate server with its own embedded database, used like an administrator's script would. */
export class Product {
  private constructor(
    readonly dataDir: string,
    private readonly server: ServerProcess,
    readonly admin: Client,
    /** Megabytes in use once it has settled after its start, before any work. */
    private readonly idleMB: number,
  ) {}

  /** Starts it with the existing data in the folder, or without data. */
  static async start(folder: string): Promise<Product> {
    const dataDir = dataDirIn(folder);
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      DEMO: 'false',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    const { body } = await new Client(server.url).post<{ tokens: { access: { token: string } } }>(
      '/api/auth/signin',
      ADMIN,
    );
    const admin = new Client(server.url, body.tokens.access.token);
    return new Product(dataDir, server, admin, await settledMB(server.child.pid!));
  }

  /** The administrator's credentials. */
  get signIn(): { email: string; password: string } {
    return ADMIN;
  }

  get pid(): number {
    return this.server.child.pid!;
  }

  /** Resets the peak of its memory. */
  forgetPeak(): void {
    forgetPeak(this.pid);
  }

  /** Its peak memory above idle, in megabytes. */
  peakMB(): number {
    return peakMemoryMB(this.pid) - this.idleMB;
  }

  /** Uploads a file and waits until its import ends. @throws Error if the upload is rejected */
  async import(kind: ReferenceKind, path: string): Promise<ImportAnswer> {
    const start = performance.now();
    const file = await openAsBlob(path);
    const { status, body } = await this.admin.upload(UPLOAD_PATHS[kind], basename(path), file);
    if (status !== 202) throw new Error(`The upload of ${kind} answered ${status}: ${JSON.stringify(body)}`);
    const id = String(body.importId);
    for (;;) {
      const importRun = await this.importRun(id);
      if (!OPEN_STATUSES.includes(importRun.status)) {
        return { ...importRun, id, wallSeconds: (performance.now() - start) / 1000 };
      }
      await sleep(POLL_MS);
    }
  }

  private async importRun(id: string): Promise<Omit<ImportAnswer, 'id' | 'wallSeconds'>> {
    const { data, errors } = await askAgain(
      async () => (await this.admin.graphql<{ importRun: ImportAnswer }>(IMPORT_RUN, { id })).body,
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.importRun;
  }

  async stop(): Promise<void> {
    await this.server.stop();
  }
}

/**
 * Starts the product with the data in the folder, runs work with it and its database, and stops both. Each measurement
 * has its own process, so that memory used by one does not count for another.
 */
export async function withProduct<Result>(
  folder: string,
  work: (product: Product, db: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const product = await Product.start(folder);
  try {
    const db = await BenchDatabase.connect(product.dataDir);
    try {
      return await work(product, db);
    } finally {
      await db.close();
    }
  } finally {
    await product.stop();
  }
}

/** Megabytes of a process once they no longer change. */
async function settledMB(pid: number): Promise<number> {
  const patience = performance.now() + SETTLING.longestMs;
  let before = NaN;
  for (;;) {
    await sleep(SETTLING.pollMs);
    const now = memoryMB(pid);
    if (Number.isNaN(now) || Math.abs(now - before) < SETTLING.stepMB || performance.now() > patience)
      return now;
    before = now;
  }
}
