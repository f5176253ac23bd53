import { Global, Module } from '@nestjs/common';
import { JobHandlers } from './job-handlers.js';
import { JobWorker } from './job-worker.js';
import { OutboxRelay } from './outbox-relay.js';
import { Queues } from './queues.js';
import { Sweeps } from './sweeps.js';

/** Takes job requests and calls their handlers. Features register a handler with `JobHandlers` when they start. */
@Global()
@Module({
  providers: [Queues, OutboxRelay, JobHandlers, JobWorker, Sweeps],
  exports: [JobHandlers, JobWorker, Queues, Sweeps],
})
export class JobsModule {}
