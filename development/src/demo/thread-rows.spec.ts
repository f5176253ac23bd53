import { threadRows } from './thread-rows.js';

const day = (number: number) => new Date(Date.UTC(2024, 0, number));
const message = (number: number, isAdmin: boolean) => ({
  submissionId: 's',
  isAdmin,
  createdAt: day(number),
});

it.each([
  [[message(1, false)], { state: 'OPEN', since: day(1), unanswered: 1 }],
  [[message(1, false), message(2, false)], { state: 'OPEN', since: day(1), unanswered: 2 }],
  [[message(1, false), message(2, true)], { state: 'ANSWERED', since: day(2), unanswered: 0 }],
  [[message(1, false), message(2, true), message(3, false)], { state: 'OPEN', since: day(3), unanswered: 1 }],
])('a demo thread has the state of its last message, %#', (messages, row) => {
  expect(threadRows(messages)).toEqual([{ submissionId: 's', ...row }]);
});
