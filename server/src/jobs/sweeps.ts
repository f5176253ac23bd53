import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { quietly } from './quiet-log.js';

interface Sweep {
  minutes: number;
  name: string;
  run: () => Promise<void>;
}

/**
 * Periodic clean-up. Features register their part in `onModuleInit`. Each sweep runs when a worker starts and then at its
 * interval; several workers may run the same sweep at once.
 */
@Injectable()
export class Sweeps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sweeps: Sweep[] = [];
  private timers: NodeJS.Timeout[] = [];

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Calls `run` every so many minutes; an error is logged under the name and the next round tries again. */
  every(minutes: number, name: string, run: () => Promise<void>): void {
    this.sweeps.push({ minutes, name, run });
  }

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    this.timers = this.sweeps.map(({ minutes, name, run }) => {
      const report = quietly(new Logger(`Sweep of ${name}`));
      const sweep = () => void run().catch(report);
      sweep();
      return setInterval(sweep, minutes * 60_000);
    });
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }
}
