import { jest } from '@jest/globals';
import { SessionWatch } from './session-watch';

const START = Date.parse('2026-11-21T03:00:00Z');
const MINUTE = 60_000;
const IDLE = 5 * MINUTE;

/** A server whose clock follows the test's, ten minutes ahead of the browser's. */
class FakeServer {
  endsAt = START + IDLE;
  latestAt = START + 12 * 60 * MINUTE;
  asked = 0;
  isUnavailable = false;

  private answer() {
    if (this.isUnavailable) throw new TypeError('Failed to fetch');
    const ends = Math.min(this.endsAt, this.latestAt);
    if (ends <= Date.now()) throw new Error('401');
    const serverTime = (moment: number) => new Date(moment + 10 * MINUTE).toISOString();
    return {
      endsAt: serverTime(ends),
      latestAt: serverTime(this.latestAt),
      secondsLeft: Math.floor((ends - Date.now()) / 1_000),
    };
  }

  ask = async () => {
    this.asked++;
    return Promise.resolve(this.answer());
  };
  keep = async () => {
    this.endsAt = Date.now() + IDLE;
    return Promise.resolve(this.answer());
  };
}

let server: FakeServer;
let watch: SessionWatch;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers({ now: START });
  server = new FakeServer();
  watch = new SessionWatch(server);
  stop = watch.start();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const left = () => watch.current().secondsLeft;

it('the session watch warns two minutes before the end, whatever the browser’s clock says, and counts down (SESSION-15)', async () => {
  await pass(2 * MINUTE);
  expect(left()).toBeUndefined();
  expect(server.asked).toBe(1);
  await pass(MINUTE + 1_000);
  expect(left()).toBe(119);
  await pass(20_000);
  expect(left()).toBe(99);
});

it('the session watch does not warn when there was activity in the meantime, here or in another tab', async () => {
  await pass(MINUTE);
  server.endsAt = Date.now() + IDLE;
  await pass(2.5 * MINUTE);
  expect(left()).toBeUndefined();
  expect(server.asked).toBe(2);
});

it('the warning before the session ends disappears when another tab is used while it is shown', async () => {
  await pass(3 * MINUTE + 2_000);
  expect(left()).toBe(118);
  server.endsAt = Date.now() + IDLE;
  await pass(16_000);
  expect(left()).toBeUndefined();
});

it('the warning before the session ends disappears when the user stays, and returns before the next end (SESSION-15)', async () => {
  await pass(3 * MINUTE + 2_000);
  await watch.stay();
  expect(left()).toBeUndefined();
  await pass(2 * MINUTE);
  expect(left()).toBeUndefined();
  await pass(MINUTE + 2_000);
  expect(left()).toBeDefined();
});

it('the warning before the session ends reports that staying did not reach the server, and can be retried', async () => {
  await pass(3 * MINUTE + 2_000);
  server.isUnavailable = true;
  await watch.stay();
  expect(watch.current()).toMatchObject({ unreachable: true });
  expect(left()).toBeDefined();
  server.isUnavailable = false;
  await watch.stay();
  expect(watch.current()).toMatchObject({ unreachable: false, secondsLeft: undefined });
});

it('the session watch calls the server at the end, which responds with 401', async () => {
  await pass(4 * MINUTE);
  const { asked } = server;
  await pass(MINUTE + 1_000);
  expect(left()).toBe(0);
  expect(server.asked).toBeGreaterThan(asked);
});

it('the session watch keeps calling the server when there is no connection at the end', async () => {
  await pass(4 * MINUTE);
  server.isUnavailable = true;
  await pass(MINUTE);
  const { asked } = server;
  await pass(31_000);
  expect(server.asked).toBeGreaterThanOrEqual(asked + 2);
});

it('the session watch finds out at once when a computer wakes up after the end', async () => {
  await pass(MINUTE);
  expect(server.asked).toBe(1);
  jest.setSystemTime(START + 60 * MINUTE);
  await pass(1_000);
  expect(server.asked).toBe(2);
});

it('the session watch calls the server when the user returns to the tab', async () => {
  await pass(MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(server.asked).toBe(2);
});

it('the session watch reports when the session cannot be extended any longer', async () => {
  server.latestAt = START + 4 * MINUTE;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(2 * MINUTE + 2_000);
  expect(watch.current()).toMatchObject({ final: true });
  expect(left()).toBeLessThanOrEqual(118);
});
