import { SharedCount } from './shared-count.js';

/** A count that advances a mocked clock by the given number of milliseconds. */
function counting(took: number, isCheap?: (value: number) => boolean) {
  let clock = 0;
  let counted = 0;
  const shared = new SharedCount(
    () => {
      clock += took;
      counted += 1;
      return Promise.resolve(counted);
    },
    isCheap,
    () => clock,
  );
  return { shared, wait: (milliseconds: number) => (clock += milliseconds) };
}

it('a shared count runs once for all callers that wait', async () => {
  const { shared } = counting(10);
  expect(await Promise.all([shared.value(), shared.value(), shared.value()])).toEqual([1, 1, 1]);
});

it('a shared count that is cheap runs again each time', async () => {
  const { shared } = counting(249);
  expect([await shared.value(), await shared.value()]).toEqual([1, 2]);
});

it('a shared count that is expensive is kept for twenty times its duration', async () => {
  const { shared, wait } = counting(1_000);
  expect([await shared.value(), await shared.value()]).toEqual([1, 1]);
  wait(19_999);
  expect(await shared.value()).toBe(1);
  wait(1);
  expect(await shared.value()).toBe(2);
});

it('a shared count is kept when its caller does not mark it as cheap', async () => {
  const { shared, wait } = counting(2, (value) => value < 2);
  expect([await shared.value(), await shared.value(), await shared.value()]).toEqual([1, 2, 2]);
  wait(40);
  expect(await shared.value()).toBe(3);
});

it('a shared count is kept for a minute at most', async () => {
  const { shared, wait } = counting(10_000);
  await shared.value();
  wait(60_000);
  expect(await shared.value()).toBe(2);
});

it('a shared count is retried after a failure', async () => {
  let works = false;
  const shared = new SharedCount(() => (works ? Promise.resolve(1) : Promise.reject(new Error('away'))));
  await expect(shared.value()).rejects.toThrow('away');
  works = true;
  expect(await shared.value()).toBe(1);
});
