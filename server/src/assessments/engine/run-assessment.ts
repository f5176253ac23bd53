import type pg from 'pg';
import { faultPoints } from '../../common/fault.js';
import { connectThread } from '../../database/thread-connection.js';
import { Pace } from '../../imports/engine/pace.js';
import { AssessmentState, isOpen } from '../assessment-state.js';
import { Interrupted } from '../../jobs/task-thread.js';
import { type AssessmentTask, RulesChanged } from './assessment-task.js';
import { NO_ID } from './claims-as-of.js';
import { assessBatch, computationOf, readBatch } from './compute-batch.js';
import { earlierRun } from './earlier-results.js';
import { endRun, failRun } from './end-run.js';
import { enginesSha256 } from './engines-digest.js';
import { momentPassed } from './moment-passed.js';
import { checkDigest, loadRun, lockRun, moveRun, type RunRow } from './run-row.js';
import { writeResults } from './write-results.js';

/** Longer than any statement may take. */
const LONGEST_WAIT = '5min';

/**
 * Computes one run: all claims by both engines, batch by batch, then the hash of the frozen text and the figures. Goes on
 * after the mark of an earlier attempt. Returns early and leaves the run open when the function passed to `onStop` is
 * called.
 * @param program the code of the first engine; without it, every claim is computed, and no later run takes a result over
 * @throws Error when the database fails; the job is then retried
 */
export async function runAssessment(
  task: AssessmentTask,
  onStop: (stop: () => void) => void,
  program?: Buffer,
): Promise<void> {
  let isStopped = false;
  onStop(() => (isStopped = true));
  const goOn = () => {
    if (isStopped) throw new Interrupted();
  };
  await withConnections(task.databaseUrl, async (connections) => {
    try {
      await compute(task, connections, goOn, program);
    } catch (error) {
      if (error instanceof Interrupted) return;
      if (!(error instanceof RulesChanged)) throw error;
      await failRun(connections.writer, task, error.message);
    }
  });
}

/**
 * The reader reads ahead, the second engine computes on its own connection, and results are written meanwhile. The helper
 * compares claims with an earlier run, beside the reader, and works out the figures at the end.
 */
type Connections = Record<'reader' | 'helper' | 'second' | 'writer', pg.Client>;

async function withConnections(
  databaseUrl: string,
  work: (connections: Connections) => Promise<void>,
): Promise<void> {
  const opened: pg.Client[] = [];
  const open = async (use: string) => {
    const client = await connectThread(databaseUrl, use);
    opened.push(client);
    return client;
  };
  try {
    const reader = await open('assessment-reader');
    const second = await open('assessment-second');
    // A snapshot is kept until the other engine, or the first one in this thread, is done with the batch before.
    for (const client of [reader, second])
      await client.query(`SET idle_in_transaction_session_timeout = '${LONGEST_WAIT}'`);
    await work({
      reader,
      second,
      helper: await open('assessment-helper'),
      writer: await open('assessment-writer'),
    });
  } finally {
    await Promise.all(opened.map((client) => client.end()));
  }
}

async function compute(
  task: AssessmentTask,
  connections: Connections,
  goOn: () => void,
  program: Buffer | undefined,
): Promise<void> {
  const { reader, writer } = connections;
  const run = await loadRun(reader, task.runId);
  if (!run || !isOpen(run.state)) return;
  checkDigest(run);
  const engines = program ? await enginesSha256(reader, program) : null;
  if (run.state === AssessmentState.DRAFT) await begin(task, run, writer, engines, goOn);
  else if (!engines || !run.enginesSha256?.equals(engines)) await forgetEngines(writer, run);
  if (run.state !== AssessmentState.COMPUTED) {
    const earlierId = engines && !run.anew ? await earlierRun(reader, run, engines) : undefined;
    await computeBatches(task, run, connections, earlierId, goOn);
  }
  faultPoints(task.fault)('assessment-computed');
  await endRun(connections, task);
}

async function begin(
  task: AssessmentTask,
  run: RunRow,
  db: pg.Client,
  engines: Buffer | null,
  goOn: () => void,
): Promise<void> {
  await momentPassed(db, run.moment, goOn);
  await moveRun(
    db,
    task,
    AssessmentState.COMPUTING,
    'started_at = now(), engines_sha256 = $6, claims = (SELECT count(*) FROM submissions WHERE created_at <= moment)',
    [engines],
  );
}

/** Since an upgrade replaced them while the run was interrupted. */
async function forgetEngines(db: pg.Client, { id }: RunRow): Promise<void> {
  await db.query(
    `UPDATE assessment_runs SET engines_sha256 = NULL WHERE id = $1 AND state IN ('DRAFT', 'COMPUTING')`,
    [id],
  );
}

async function computeBatches(
  task: AssessmentTask,
  run: RunRow,
  { reader, helper, second, writer }: Connections,
  earlierId: string | undefined,
  goOn: () => void,
): Promise<void> {
  const earlier = earlierId === undefined ? undefined : { id: earlierId, helper };
  const computation = { ...(await computationOf(reader, run)), earlier };
  const passed = faultPoints(task.fault);
  const pace = new Pace(second);
  const readAfter = (through: string | null) => {
    const most = Math.ceil(pace.rowsOf(task.batchSize));
    const read = readBatch(reader, computation, through ?? NO_ID, most);
    read.catch(() => undefined);
    return read;
  };
  let mark = run.assessedThrough;
  let reading = readAfter(mark);
  let writing = Promise.resolve();
  try {
    for (;;) {
      goOn();
      const read = await reading;
      if (!read) break;
      // The next batch is read while both engines compute this one, and the one before is written.
      const batch = await assessBatch({ reader, second }, computation, read, () => {
        reading = readAfter(read.through);
      });
      await writing;
      writing = writeResults(writer, task, mark, batch, passed);
      writing.catch(() => undefined);
      mark = batch.through;
      await pace.giveWay();
    }
    await writing;
  } finally {
    // The writer must be free again, whatever ended the loop.
    await writing.catch(() => undefined);
  }
  await writer.query('BEGIN');
  await lockRun(writer, task, AssessmentState.COMPUTING, mark);
  await moveRun(writer, task, AssessmentState.COMPUTED);
  await writer.query('COMMIT');
}
