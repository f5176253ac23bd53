import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { quietly } from '../jobs/quiet-log.js';

const EVERY_MS = 60 * 60_000;

/** Takes away codes and links that have long run out, those for unknown addresses among them. */
@Injectable()
export class AccountCleanup implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AccountCleanup.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    const sweep = () => void this.sweep().catch(quietly(this.logger));
    this.timer = setInterval(sweep, EVERY_MS);
    sweep();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    await this.db.query(`DELETE FROM one_time_codes WHERE expires_at < now() - interval '1 day'`);
    await this.db.query(`DELETE FROM account_tokens WHERE expires_at < now() - interval '1 day'`);
  }
}
