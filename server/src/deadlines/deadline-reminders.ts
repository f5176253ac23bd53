import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type FaultStep, faultPoints } from '../common/fault.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Sweeps } from '../jobs/sweeps.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { todayIn } from '../scheme/today-in.js';
import type { DeadlineKind } from './deadline.entity.js';
import { DeadlineMails } from './deadline-mails.js';
import { EFFECTIVE } from './effective-deadlines.js';

const EVERY_MINUTES = 30;
/** When people are reminded, in days before the last day. */
const DAYS_BEFORE = [14, 3, 1];

interface DueReminder {
  rootId: string;
  rowId: string;
  kind: DeadlineKind;
  sid: string | null;
  due: string;
  daysBefore: number;
}

/**
 * Open deadlines whose next reminder is due and was not sent. Of several that were missed only the last is sent, and none
 * for a day that was already past when the deadline was set: its mail has just gone out.
 */
const DUE = `SELECT e.id AS "rootId", e.row_id AS "rowId", e.kind, e.sid, e.due::text, n.days AS "daysBefore"
  FROM (${EFFECTIVE}) e, LATERAL (
    SELECT min(d.days) AS days FROM unnest($2::int[]) d (days) WHERE e.due - d.days <= $1::date
  ) n
  WHERE e.holds AND e.due >= $1::date AND (e.set_at AT TIME ZONE $3)::date < e.due - n.days
    AND (e.sid IS NULL OR e.submission_id IS NOT NULL)
    AND NOT EXISTS (SELECT FROM deadline_reminders m WHERE m.deadline_id = e.row_id AND m.days_before <= n.days)`;

/** Reminds of deadlines 14, 3 and 1 days before, once each (DEADLINE-6). */
@Injectable()
export class DeadlineReminders implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(ENV) private readonly env: Env,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    private readonly sweeps: Sweeps,
    private readonly mails: DeadlineMails,
  ) {}

  onModuleInit(): void {
    this.sweeps.every(EVERY_MINUTES, 'reminders of deadlines', () => this.remind());
  }

  /** Sends what is due. Any number of workers may do so at once, and any of them may be killed. */
  async remind(): Promise<void> {
    const { timeZone } = this.scheme;
    const values = [todayIn(timeZone), DAYS_BEFORE, timeZone];
    const passed = faultPoints(this.env.fault);
    for (const due of await this.db.query<DueReminder[]>(`${DUE} ORDER BY e.due, e.row_id`, values))
      await this.remindOf(due, values, passed);
  }

  private async remindOf(
    { rootId, rowId, kind, sid, due, daysBefore }: DueReminder,
    values: readonly unknown[],
    passed: (step: FaultStep) => void,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      // Whoever extends the deadline locks this row too, so a day that was just replaced is not reminded of.
      await tx.query('SELECT 1 FROM deadlines WHERE id = $1 FOR NO KEY UPDATE', [rootId]);
      const [still] = await tx.query<object[]>(`${DUE} AND e.row_id = $4`, [...values, rowId]);
      if (!still) return;
      await tx.query('INSERT INTO deadline_reminders (deadline_id, days_before) VALUES ($1, $2)', [
        rowId,
        daysBefore,
      ]);
      await this.mails.remind(tx, kind, sid, due);
      passed('reminder-written');
    });
  }
}
