import { progressOf, rowPaceOf } from './import-progress.js';
import { ImportStatus, isOpen, statesBefore } from './import-status.js';

const run = {
  status: ImportStatus.APPLYING,
  bytesRead: '50',
  fileSize: '100',
  appliedThrough: '300',
  rowsTotal: 1_000,
  read: 300,
};
const startedAt = new Date('2026-11-21T00:00:00Z');
const now = new Date('2026-11-21T00:00:10Z');

describe('the progress of a run', () => {
  it.each([
    [ImportStatus.RECEIVED, 0],
    [ImportStatus.CHECKING, 0.1],
    [ImportStatus.APPLYING, 0.44],
    [ImportStatus.CANCELLED, 0.44],
    [ImportStatus.REFUSED, 0],
    [ImportStatus.DONE, 1],
  ])('the progress of a run that is %s', (status, progress) => {
    expect(progressOf({ ...run, status })).toBeCloseTo(progress);
  });

  it('reports rows per second and the remaining seconds', () => {
    expect(rowPaceOf({ ...run, startedAt, finishedAt: null }, now)).toEqual({
      rowsPerSecond: 30,
      secondsLeft: 24,
    });
  });

  it('reports no remaining time while the number of rows is unknown', () => {
    expect(rowPaceOf({ ...run, rowsTotal: null, startedAt, finishedAt: null }, now)).toEqual({
      rowsPerSecond: 30,
      secondsLeft: null,
    });
  });

  it('does not count rows that an earlier run of the file applied as its own', () => {
    const resumed = { ...run, read: 100, appliedThrough: '900', startedAt, finishedAt: null };
    expect(rowPaceOf(resumed, now)).toEqual({ rowsPerSecond: 10, secondsLeft: 10 });
  });
});

describe('the states of a run', () => {
  it('the states of a run include four final ones (IMPORT-44)', () => {
    expect(Object.values(ImportStatus).filter((status) => !isOpen(status))).toEqual([
      'DONE',
      'REFUSED',
      'CANCELLED',
      'FAILED',
    ]);
  });

  it('are refused only before anything is applied (IMPORT-17)', () => {
    expect(statesBefore(ImportStatus.REFUSED)).toEqual([ImportStatus.CHECKING]);
  });
});
