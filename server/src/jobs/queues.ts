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

/** How long what readiness writes stays. */
const WRITTEN_MS = 60_000;

/** The message on a queue: which outbox entry to work on. */
export interface QueueMessage {
  outboxId: string;
}

/** The queues' writing ends. The queue only wakes a worker; what is to be done stands in the outbox. */
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
   * Hands an entry to its queue again that nobody has taken up. A store that lost some of its keys may hold a message that is on
   * no list any more: no worker ever gets it, and it keeps another of its id out.
   */
  async addLost(queue: string, entry: DueEntry): Promise<void> {
    const messages = this.queues.get(queue);
    const id = messageId(entry);
    if ((await messages?.getJobState(id)) === 'unknown') await messages?.remove(id);
    await this.add(queue, entry);
  }

  /** Hands an entry to its queue; twice is fine, since a worker must get the lease first. */
  async add(queue: string, entry: DueEntry): Promise<void> {
    // The id is our own: without one BullMQ makes a sequence for the queue, which the application's user may not. It is the same
    // until the entry is taken up, so that a message which waits already is not put there a second time; what has ended leaves
    // nothing behind that would keep a later one out.
    await this.queues.get(queue)?.add(entry.name, { outboxId: entry.id }, { jobId: messageId(entry) });
  }

  /** @throws Error when the queue's store does not answer, or takes nothing new: a Redis that is full or a replica still reads. */
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
