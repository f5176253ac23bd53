import { Logger } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '../../common/errors.js';
import type { TracingAnswer, TracingAnswers, TracingTask } from './tracing-task.js';

const ENTRY = new URL('./tracing-thread.js', import.meta.url);
/** The claim of 50,000 trades with its PDF takes half of it. */
const HEAP = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 12 };
/** How long a thread is kept for the next task. */
const IDLE_MS = 30_000;
/** The largest PDF takes seconds; this only ends a thread that hangs. */
const BUDGET_MS = 300_000;
/** More than that many tasks would wait for minutes. */
const MOST_WAITING = 100;

const tooBusy = () =>
  new Unavailable('Many people are opening their assessments. Please try again in a minute.', 60);

/**
 * One thread that derives results, a task at a time in the order in which they came. It starts with the first task and
 * ends when there was none for a while, which gives its memory back.
 */
export class ThreadInTurn {
  private thread: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly databaseUrl: string) {}

  /** @throws Unavailable when too many tasks wait, or the thread ended; Error when the task fails */
  async run<Task extends TracingTask>(task: Task): Promise<TracingAnswers[Task['want']]> {
    if (this.waiting >= MOST_WAITING) throw tooBusy();
    this.waiting += 1;
    const turn = this.last.then(() => this.answerOf(task));
    this.last = turn.catch(() => undefined);
    try {
      return (await turn) as TracingAnswers[Task['want']];
    } finally {
      this.waiting -= 1;
    }
  }

  /** Ends the thread, whatever it does. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  private started(): Worker {
    const thread = new Worker(ENTRY, { workerData: this.databaseUrl, resourceLimits: HEAP });
    // An error while it is idle or being ended concerns no task; without a listener it would end the process.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = undefined;
    });
    return thread;
  }

  private async answerOf(task: TracingTask): Promise<unknown> {
    clearTimeout(this.idle);
    this.thread ??= this.started();
    const { thread } = this;
    thread.ref();
    try {
      return await answered(thread, task);
    } catch (error) {
      // Whatever failed, the next task gets a new thread.
      await this.close();
      throw error;
    } finally {
      thread.unref();
      this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }
}

/** The result of a task. @throws Unavailable when it failed, which may be the database; the log has the reason */
function answered(thread: Worker, task: TracingTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (reason: unknown) => {
      new Logger('Assessments').error(`A derivation failed: ${String(reason)}`);
      settle(() => reject(new Unavailable()));
    };
    const exited = (code: number) => fail(`its thread exited with code ${code}`);
    const answer = (given: TracingAnswer) => {
      if ('error' in given) fail(given.error);
      else settle(() => resolve(given.result));
    };
    const budget = setTimeout(() => fail('it took too long'), BUDGET_MS);
    const settle = (how: () => void) => {
      clearTimeout(budget);
      thread.off('error', fail).off('exit', exited).off('message', answer);
      how();
    };
    thread.on('error', fail).on('exit', exited).on('message', answer);
    thread.postMessage(task);
  });
}
