import { FileMissing, FilesUnavailable, StorageFull } from './errors.js';
import { causeMessage, isUnavailable } from './unavailable.js';

const database = (code: string) => Object.assign(new Error(code), { code });
/** As a thread passes it on: without its class. */
const outOfThread = (error: Error) =>
  Object.assign(new Error(error.message), Object.fromEntries(Object.entries(error)));

it.each([
  ['a full database', database('53100'), true, /no storage space/],
  ['a read-only database', database('25006'), true, /a service that it needs was unavailable/],
  ['unavailable files', outOfThread(new FilesUnavailable('x')), true, /^files could not/],
  ['a full store', outOfThread(new StorageFull('x')), true, /no storage space/],
  ['a statement that exceeds its time limit', database('57014'), false, /error on our side/],
  ['a lost file', new FileMissing('x'), false, /error on our side/],
  ['anything else', new Error('x'), false, /error on our side/],
])('%s: is temporary or not, and has its own message', (_, error, passes, words) => {
  expect(isUnavailable(error)).toBe(passes);
  expect(causeMessage(error)).toMatch(words);
});
