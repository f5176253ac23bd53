import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, RedisQueueBackend } from 'bullmq';
import { within } from '../common/within.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { CLOSING_MS } from './job-defaults.js';
import type { DueEntry } from './dispatch.js';
import { QUEUES } from './job-names.js';
import { queueConnection } from './queue-connection.js';
import { quietly } from './quiet-log.js';

/** How long the entry written by the readiness check stays. */
const WRITTEN_MS = 60_000;

/** The message on a queue: the outbox entry to process. */
export interface QueueMessage {
  outboxId: string;
}

/** The producers of all queues. A queue only wakes workers; the work itself is in the outbox. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue<QueueMessage>>();

  constructor(@Inject(ENV) env: Env) {
    const options = queueConnection(env);
    for (const name of QUEUES) {
      const queue = new Queue<QueueMessage>(name, {
        ...options,
        defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
      });
      queue.on('error', quietly(new Logger('Queue')));
      this.queues.set(name, queue);
    }
  }

  /**
   * Hands over an entry again that no worker has taken up. A store that lost some of its keys may hold a message that is
   * on no list any more: no worker receives it, and it blocks another with the same id.
   */
  async addLost(queue: string, entry: DueEntry): Promise<void> {
    const messages = this.queues.get(queue);
    const id = messageId(entry);
    if ((await messages?.getJobState(id)) === 'unknown') await messages?.remove(id);
    await this.add(queue, entry);
  }

  /** Hands an entry to its queue. Twice is harmless, since a worker must get the lease first. */
  async add(queue: string, entry: DueEntry): Promise<void> {
    // The id is ours: without one BullMQ uses a sequence of the queue, which the application's database user may not. It
    // stays the same until the entry is taken up, so that a message already waiting is not added twice. Messages that
    // have ended leave nothing behind that would block a later one.
    await this.queues.get(queue)?.add(entry.name, { outboxId: entry.id }, { jobId: messageId(entry) });
  }

  /**
   * @throws Error when the queue's store does not respond or accepts no writes: a full Redis or a replica still answers
   * reads
   */
  async check(): Promise<void> {
    for (const queue of this.queues.values()) {
      await queue.getJobCounts('waiting');
      const backend = queue.getBackend();
      if (backend instanceof RedisQueueBackend)
        await (await backend.client).set(queue.toKey('written-by-readiness'), 1, { PX: WRITTEN_MS });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await within(CLOSING_MS, Promise.allSettled([...this.queues.values()].map((queue) => queue.close())));
  }
}

const messageId = ({ id, lease }: DueEntry) => `${id}-${lease}`;
