import { Inject, Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { paymentDayToWaitFor, releasableAt } from '../rules/bank-release.js';
import { documentInForce, rulesInForce } from '../rules-versions/rules-in-force.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { dayIn } from '../scheme/today-in.js';

/** What a release waits for. */
export interface Wait {
  /** The end of the 48 hours. */
  until: Date;
  /** The payment day that comes first, yyyy-MM-dd. */
  paymentDay: string | null;
}

/** When a change can be released: 48 hours after its mails, and not within the business days before a payment. */
@Injectable()
export class ReleaseWait {
  constructor(@Inject(SCHEME) private readonly scheme: SchemeFile) {}

  /** @throws Conflict when the rules in force were changed by SQL, so that nobody knows when a release may be */
  async refuseAlteredRules(db: DataSource | EntityManager): Promise<void> {
    await documentInForce(db, this.scheme.timeZone);
  }

  /**
   * A function from the moment of the mails to what a release waits for, as of now by the database's clock. Rules that
   * SQL changed keep nobody from being mailed: their holidays are left out, and nothing is released.
   */
  async reader(db: DataSource | EntityManager): Promise<(announcedAt: Date) => Wait> {
    const { timeZone, payments } = this.scheme;
    const holidays = (await rulesInForce(db, timeZone))?.document?.assessment.checks?.holidays ?? [];
    const [clock] = await db.query<[{ now: Date }]>('SELECT now()');
    // A payment run may be on any day, not only on one that was planned.
    const runs = await db.query<{ day: string }[]>(
      `SELECT DISTINCT payment_day::text AS day FROM payment_runs WHERE state NOT IN ('CANCELLED', 'SETTLED')`,
    );
    const days = [...payments.days, ...runs.map((run) => run.day)];
    return (announcedAt) => {
      const until = releasableAt(announcedAt);
      const day = dayIn(until > clock.now ? until : clock.now, timeZone);
      return { until, paymentDay: paymentDayToWaitFor(day, days, holidays) };
    };
  }
}
