import { tradingCalendar } from './assessment/trading-calendar.js';

/** How long changed bank details are held after the mails about the change (BANK-6). */
export const RELEASE_HOURS = 48;
/** From so many business days before a payment day, releases wait until after it (BANK-8). */
export const QUIET_BUSINESS_DAYS = 5;

/** The moment from which a change that was announced can be released, payment days apart. */
export function releasableAt(announcedAt: Date): Date {
  return new Date(announcedAt.getTime() + RELEASE_HOURS * 3_600_000);
}

/**
 * The payment day until after which a release on a day has to wait; null when it need not. Of payment days that follow
 * each other so closely that there is no day between them, the last.
 * @param day yyyy-MM-dd, as the payment days and the holidays
 */
export function paymentDayToWaitFor(
  day: string,
  paymentDays: readonly string[],
  holidays: readonly string[],
): string | null {
  const { before } = tradingCalendar(true, holidays);
  let last: string | null = null;
  for (const paid of [...paymentDays].sort()) {
    const earliest = last === null ? day : dayAfter(last);
    if (earliest <= paid && before(paid, QUIET_BUSINESS_DAYS) <= earliest) last = paid;
  }
  return last;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
