import { uploadPace } from './upload-pace';

const start = new Date('2026-11-26T09:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('the pace of an upload (ATTACH-22)', () => {
  it('is its rate and the time left', () => {
    expect(uploadPace(200_000, 1_000_000, start, after(10))).toEqual(['20 kB/s', 'about 40 s left']);
  });

  it.each([
    ['in the first seconds', 200_000, 2],
    ['before anything was sent', 0, 10],
    ['once all was sent', 1_000_000, 10],
  ])('is not known %s', (_, sent, seconds) =>
    expect(uploadPace(sent, 1_000_000, start, after(seconds))).toEqual([]),
  );
});
