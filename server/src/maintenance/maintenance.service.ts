import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { requirePermission } from '../common/policy.js';
import { Conflict } from '../common/errors.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { MaintenanceState } from './maintenance-state.js';
import type { MaintenanceModel } from './maintenance.model.js';
import { Permission } from '../rules/permissions.js';

interface SwitchRow {
  on: boolean;
  changedAt: Date;
  changedBy: string;
}

/** The administrators' maintenance switch (MAINT-7). */
@Injectable()
export class MaintenanceService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly state: MaintenanceState,
  ) {}

  /** The current state, not cached. */
  async get(actor: UserActor): Promise<MaintenanceModel> {
    requirePermission(actor, Permission.SchemeRead);
    const [row] = await this.db.query<SwitchRow[]>(
      `SELECT m.is_on AS on, m.changed_at AS "changedAt", u.name AS "changedBy"
       FROM maintenance_switches m JOIN users u ON u.id = m.changed_by_id`,
    );
    const byVariable = this.env.maintenance;
    return {
      on: byVariable || (row?.on ?? false),
      byVariable,
      changedAt: row?.changedAt ?? null,
      changedBy: row?.changedBy ?? null,
    };
  }

  /**
   * Changes the switch; does nothing if it already has the requested state.
   * @throws Conflict while the variable MAINTENANCE is true, since the switch would have no effect
   */
  async set(actor: UserActor, on: boolean): Promise<MaintenanceModel> {
    requirePermission(actor, Permission.MaintenanceSwitch);
    if (this.env.maintenance)
      throw new Conflict(
        'Maintenance was turned on by the variable MAINTENANCE. Remove the variable and restart the server to end it.',
      );
    await this.db.transaction(async (tx) => {
      const changed = await tx.query<unknown[]>(
        `INSERT INTO maintenance_switches AS m (is_on, changed_by_id) SELECT $1::boolean, $2::uuid
         WHERE $1 OR EXISTS (SELECT 1 FROM maintenance_switches)
         ON CONFLICT (id) DO UPDATE SET is_on = excluded.is_on, changed_at = now(), changed_by_id = excluded.changed_by_id
         WHERE m.is_on <> excluded.is_on RETURNING 1`,
        [on, actor.userId],
      );
      if (changed.length === 0) return;
      const action = on ? 'maintenance.started' : 'maintenance.ended';
      await recordAudit(tx, actor, action, { type: 'maintenance', id: 'switch' });
    });
    this.state.forget();
    return this.get(actor);
  }
}
