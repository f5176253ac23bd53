import type { Page } from 'playwright-core';

/** Runs in the page before anything else: notes the durations of interactions and of tasks that block the page. */
const NOTE_DURATIONS = `
  window.benchDurations = { events: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) benchDurations.events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) benchDurations.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
`;
/** Entries arrive some time after the paint that they end with. */
const ARRIVAL_MS = 400;

interface Durations {
  /** From the input to the next paint. Shorter ones than 16 ms are not reported by the browser. */
  events: number[];
  /** Tasks longer than 50 ms. */
  tasks: number[];
}

/** Prepares a page, before it is opened, to be measured. */
export async function noteDurations(page: Page): Promise<void> {
  await page.addInitScript(NOTE_DURATIONS);
}

/**
 * The milliseconds for which an action made the user wait: the longest of the interactions' times to the next paint
 * (Event Timing) and of the tasks that blocked the page meanwhile; 0 when the browser reports none.
 */
export async function waitOf(page: Page, action: () => Promise<unknown>): Promise<number> {
  await taken(page);
  await action();
  await page.waitForTimeout(ARRIVAL_MS);
  const { events, tasks } = await taken(page);
  return Math.max(0, ...events, ...tasks);
}

function taken(page: Page): Promise<Durations> {
  return page.evaluate<Durations>(`(() => {
    const noted = window.benchDurations ?? { events: [], tasks: [] };
    window.benchDurations = { events: [], tasks: [] };
    return noted;
  })()`);
}
