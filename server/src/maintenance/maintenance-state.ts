import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Role } from '../common/actor.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { refuseWhileHolding } from '../database/held-connections.js';
import { Permission, roleMay } from '../rules/permissions.js';
import { UnderMaintenance } from './under-maintenance.js';

/** How long a node caches the state: the switch takes effect on every node within this time. */
const FRESH_MS = 1_000;

/** Whether users with this role can work during maintenance. */
export const worksInMaintenance = (role: Role | null | undefined): boolean =>
  role != null && roleMay(role, Permission.MaintenanceSwitch);

/**
 * Whether maintenance is on, checked before nearly every call: set by the variable, or by the switch in the database.
 */
@Injectable()
export class MaintenanceState {
  private last = { on: false, at: -Infinity };
  private reading: Promise<boolean> | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /**
   * The variable overrides the switch. If the database is unavailable, the last known state is used, and the calls that
   * follow report the error. Must not be called while holding a connection.
   */
  async isOn(): Promise<boolean> {
    refuseWhileHolding('whether maintenance is on');
    if (this.env.maintenance) return true;
    if (performance.now() - this.last.at < FRESH_MS) return this.last.on;
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** @throws UnderMaintenance during maintenance, except for roles that may switch it */
  async refuse(role?: Role): Promise<void> {
    if (!worksInMaintenance(role) && (await this.isOn())) throw new UnderMaintenance();
  }

  /** Clears the cache, so that the switch takes effect immediately on the node where it is changed. */
  forget(): void {
    this.last.at = -Infinity;
  }

  private async read(): Promise<boolean> {
    const at = performance.now();
    try {
      const [row] = await this.db.query<{ on: boolean }[]>('SELECT is_on AS on FROM maintenance_switches');
      this.last = { on: row?.on ?? false, at };
    } catch {
      // Failures are cached too: with an unresponsive database, each call would otherwise wait for it twice.
      this.last.at = performance.now();
    }
    return this.last.on;
  }
}
