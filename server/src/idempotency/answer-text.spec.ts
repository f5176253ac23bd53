import { answerOf, textOf } from './answer-text.js';

it.each([
  [{ submissionId: '1', message: 'Created' }],
  [{ at: new Date('2026-11-21T03:04:05.678Z'), in: [{ at: new Date(0) }] }],
  ['2026-11-21T03:04:05.678Z'],
  [true],
  [null],
  [undefined],
  [[]],
])('the text of a response restores %j (IDEMPOTENCY-2)', (answer) => {
  expect(answerOf(textOf(answer))).toEqual(answer);
});
