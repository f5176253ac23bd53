import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Role } from '../common/actor.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { refuseWhileHolding } from '../database/held-connections.js';
import { Permission, roleMay } from '../rules/permissions.js';
import { UnderMaintenance } from './under-maintenance.js';

/** How long a node may go by what it has read: the switch acts on every node within this time. */
const FRESH_MS = 1_000;

/** Whether people of this role go on while maintenance is on. */
export const worksInMaintenance = (role: Role | null | undefined): boolean =>
  role != null && roleMay(role, Permission.MaintenanceSwitch);

/** Whether maintenance is on, asked before nearly every call: by the variable, else by the switch in the database. */
@Injectable()
export class MaintenanceState {
  private last = { on: false, at: -Infinity };
  private reading: Promise<boolean> | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /** The variable wins over the switch. A database that is away changes nothing: the calls behind this say so themselves. Not for who holds a connection already. */
  async isOn(): Promise<boolean> {
    refuseWhileHolding('whether maintenance is on');
    if (this.env.maintenance) return true;
    if (performance.now() - this.last.at < FRESH_MS) return this.last.on;
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** @throws UnderMaintenance while maintenance is on, for everybody but those who switch it. */
  async refuse(role?: Role): Promise<void> {
    if (!worksInMaintenance(role) && (await this.isOn())) throw new UnderMaintenance();
  }

  /** The node on which the switch is turned acts on it at once. */
  forget(): void {
    this.last.at = -Infinity;
  }

  private async read(): Promise<boolean> {
    const at = performance.now();
    try {
      const [row] = await this.db.query<{ on: boolean }[]>('SELECT is_on AS on FROM maintenance_switches');
      this.last = { on: row?.on ?? false, at };
    } catch {
      // Nor is it asked again at once: where it is frozen, each call would wait for it twice.
      this.last.at = performance.now();
    }
    return this.last.on;
  }
}
