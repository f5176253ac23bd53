import { AmendmentState, threadAfter, type ThreadEvent } from './amendment-states.js';

const { OPEN, ANSWERED, CLOSED } = AmendmentState;

it('an answer leaves those messages unanswered that the administrator has not seen', () => {
  expect(threadAfter('administrator wrote', 3, 0, 1)).toEqual({ state: OPEN, unanswered: 1 });
  expect(threadAfter('proposal decided', 3, 0, 2)).toEqual({ state: OPEN, unanswered: 2 });
});

it.each<[ThreadEvent, number, number, AmendmentState, number]>([
  ['member wrote', 0, 0, OPEN, 1],
  ['member wrote', 2, 1, OPEN, 3],
  ['administrator wrote', 3, 0, ANSWERED, 0],
  ['administrator wrote', 3, 1, OPEN, 0],
  ['proposal decided', 1, 0, ANSWERED, 0],
  ['proposal decided', 1, 2, OPEN, 0],
  ['proposal withdrawn', 1, 0, OPEN, 1],
  ['proposal withdrawn', 0, 0, ANSWERED, 0],
  ['proposal withdrawn', 0, 1, OPEN, 0],
  ['closed', 4, 0, CLOSED, 0],
])(
  'after "%s" with %i unanswered and %i undecided a thread is %s with %i',
  (event, before, undecided, state, left) => {
    expect(threadAfter(event, before, undecided)).toEqual({ state, unanswered: left });
  },
);
