/** The day in a time zone, yyyy-MM-dd. */
export function todayIn(timeZone: string): string {
  return dayIn(new Date(), timeZone);
}

/** Whether a moment is after the end of a day in a time zone. @param day yyyy-MM-dd */
export function isAfterDay(moment: Date, day: string, timeZone: string): boolean {
  return dayIn(moment, timeZone) > day;
}

/** The day of a moment in a time zone, yyyy-MM-dd. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
