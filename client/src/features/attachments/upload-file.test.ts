import { jest } from '@jest/globals';
import { FakeUpload } from '../../test-support/fake-upload';
import { uploadFile } from '../../domain/api/upload-file';

const LOST = 'The connection was lost before the whole file was sent. Please try again.';
const UNANSWERED = 'The connection was lost before our server responded. Please try again.';
const PAGE = '<html><body>Sign in to the hotel network</body></html>';

beforeEach(() => FakeUpload.install());
afterEach(() => jest.useRealTimers());

async function upload() {
  const aborter = new AbortController();
  const file = new File(['abc'], 'a.csv');
  const outcome = uploadFile('/there', file, { onProgress: () => undefined, signal: aborter.signal }).catch(
    (error: unknown) => error,
  );
  return { outcome, aborter, request: await FakeUpload.next() };
}

it("an upload returns our server's response", async () => {
  const { outcome, request } = await upload();
  request.answer(201, { id: '7' });
  expect(await outcome).toEqual({ id: '7' });
});

it.each([
  ['a page of another network instead of our response', 200, PAGE, /did not come from our server/, true],
  ['half of our response', 200, '{"id":', /did not come from our server/, true],
  ['a page of a proxy whose server is unavailable', 502, PAGE, /busy or temporarily unavailable/, true],
  ['a page of a proxy whose server is slow', 504, PAGE, /busy or temporarily unavailable/, true],
  ['a page of a proxy that rejects such a file', 413, PAGE, 'The file is too large to upload.', false],
  ['a page of a content filter', 403, PAGE, /^Something between you and our server blocked this/, false],
  ['a page of a network with a volume limit', 429, PAGE, /^Too many requests came from your network/, false],
  ['our refusal', 409, { message: 'It was added before.' }, 'It was added before.', false],
  [
    'our refusal while a dependency is unavailable',
    503,
    { message: 'Storage is away.' },
    'Storage is away.',
    false,
  ],
])(
  'an upload does not count a file as stored after %s',
  async (_what, status, body, message, perhapsTaken) => {
    const { outcome, request } = await upload();
    request.answer(status, body);
    expect(await outcome).toMatchObject({
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
      perhapsTaken,
    });
  },
);

it('an upload distinguishes an interrupted request from a lost response', async () => {
  const first = await upload();
  first.request.fail();
  expect(await first.outcome).toMatchObject({ message: LOST, perhapsTaken: false });
  const second = await upload();
  second.request.allSent();
  second.request.fail();
  expect(await second.outcome).toMatchObject({ message: UNANSWERED, perhapsTaken: true });
});

it('an upload gives up a connection that is silent for two minutes, but not a slow one', async () => {
  const { outcome, request } = await upload();
  jest.useFakeTimers();
  request.progress(1, 3);
  jest.advanceTimersByTime(119_000);
  request.progress(2, 3);
  jest.advanceTimersByTime(119_000);
  request.progress(3, 3);
  request.allSent();
  jest.advanceTimersByTime(121_000);
  expect(await outcome).toMatchObject({ message: UNANSWERED, perhapsTaken: true });
});
