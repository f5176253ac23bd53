import { paceOf } from './pace.js';

const startedAt = new Date('2026-11-21T00:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1_000);
const running = { done: 300, left: 700, startedAt, finishedAt: null };

describe('the pace of long work (JOBS-2)', () => {
  it.each([
    ['is running', running, 30, 24],
    ['has done nothing yet', { ...running, done: 0 }, null, null],
    ['has not started', { ...running, startedAt: null }, null, null],
    ['has no known total', { ...running, left: null }, 30, null],
    ['has no known total and has ended', { ...running, left: null, finishedAt: after(5) }, 60, null],
    ['has ended', { ...running, done: 1_000, left: 0, finishedAt: after(5) }, 200, null],
    ['was stopped', { ...running, finishedAt: after(10) }, 30, null],
    ['has only its end left', { ...running, done: 1_000, left: 0 }, 100, 0],
    ['did more than was counted', { ...running, done: 1_200, left: -200 }, 120, 0],
    ['takes more than two seconds a unit', { ...running, done: 4, left: 6 }, 0, 15],
    ['is nearly done', { ...running, done: 999, left: 1 }, 100, 1],
  ])('of work that %s', (_, work, perSecond, secondsLeft) => {
    expect(paceOf(work, after(10))).toEqual({ perSecond, secondsLeft });
  });

  it('is a number at the moment of the start', () => {
    expect(paceOf(running, startedAt)).toEqual({ perSecond: 300_000, secondsLeft: 1 });
    expect(paceOf(running, after(-5))).toEqual({ perSecond: 300_000, secondsLeft: 1 });
  });
});
