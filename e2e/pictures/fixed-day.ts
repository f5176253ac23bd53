import type { Page } from 'playwright-core';

/** The day and time of the browser, so that pictures of different days are the same. */
export const NOW = new Date('2026-03-02T10:24:00+11:00');
/** The same day, in the middle of it by UTC. */
const SHOWN_DAY = Date.UTC(2026, 2, 2, 12);
/** How the server's own times, which are those of the run, are shown. */
const TIME = '10:24';
const NEW_ID = '019cac4e-1b40-7000-8c1d-3f5a92e07b64';

const DAY_MS = 86_400_000;
/** Deadlines and payment days of the stories are named from the day of the run on. */
const FARTHEST_DAY = 120;

/** A date as the portal writes it, and as it echoes a typed one. */
function writtenDay(moment: number): [date: string, inWords: string] {
  const [, day, month, year] = new Date(moment).toUTCString().split(/,? /);
  const monthInWords = new Date(moment).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  return [`${day}-${month}-${year}`, `${Number(day)} ${monthInWords} ${year}`];
}

/** The middle of the run's day, as the demo's scheme has it, by UTC. */
function dayOfRun(): number {
  const date = new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
  return Date.parse(`${date}T12:00Z`);
}

/**
 * What is shown in place of the dates from the day of the run on: the scheme's time zone may be a day before or after,
 * and later days are as far from the fixed day.
 */
function datesToShow(): Record<string, string> {
  const shown: Record<string, string> = {};
  for (let day = -1; day <= FARTHEST_DAY; day += 1) {
    const instead = writtenDay(SHOWN_DAY + (day <= 1 ? 0 : day * DAY_MS));
    for (const [at, date] of writtenDay(dayOfRun() + day * DAY_MS).entries()) shown[date] = instead[at]!;
  }
  return shown;
}

/** A day that is as far from the run's day as it will be from the fixed one, for dates that are typed; a weekday on both. */
export function dayIn(days: number): string {
  const isWeekend = (moment: number) => new Date(moment).getUTCDay() % 6 === 0;
  let after = days;
  while (isWeekend(dayOfRun() + after * DAY_MS) || isWeekend(SHOWN_DAY + after * DAY_MS)) after += 1;
  return writtenDay(dayOfRun() + after * DAY_MS)[0];
}

/** Replaces dates and times from the day of the run on, and ids made by it, in the texts of the page. */
export async function fixTexts(page: Page): Promise<void> {
  await page.evaluate(
    ({ dates, idStart, time, newId }) => {
      const days = new RegExp(`\\b(${Object.keys(dates).join('|')})(?:( at |, | )\\d\\d:\\d\\d)?`, 'g');
      const ofRun = new RegExp(`\\b${idStart}[0-9a-f]{4}-[0-9a-f]{4}-7[0-9a-f-]{21}`, 'g');
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const before = text.nodeValue ?? '';
        const after = before
          .replace(days, (_, day: string, between?: string) => dates[day]! + (between ? between + time : ''))
          .replace(ofRun, newId)
          .replace(/^(Draft saved|Kept as a draft at) \d\d:\d\d/, `$1 ${time}`);
        if (after !== before) text.nodeValue = after;
      }
    },
    {
      dates: datesToShow(),
      // A version 7 UUID starts with its time; these digits change every 50 days.
      idStart: Date.now().toString(16).padStart(12, '0').slice(0, 4),
      time: TIME,
      newId: NEW_ID,
    },
  );
}

/** Shows typed dates and times as `fixTexts` does until the picture is taken: the form must not learn of it. */
export async function withFixedInputs(page: Page, shoot: () => Promise<unknown>): Promise<void> {
  const typed = await page.evaluate(
    ({ dates, time }) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      const before: Record<string, string> = {};
      for (const [at, input] of document.querySelectorAll('input').entries()) {
        const shown = input.type === 'time' ? time : dates[input.value];
        if (!shown) continue;
        before[at] = input.value;
        set!.call(input, shown);
      }
      return before;
    },
    { dates: datesToShow(), time: TIME },
  );
  await shoot();
  await page.evaluate((before) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    for (const [at, input] of document.querySelectorAll('input').entries())
      if (before[at] !== undefined) set!.call(input, before[at]);
  }, typed);
}
