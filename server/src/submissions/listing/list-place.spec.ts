import type { BadInput } from '../../common/errors.js';
import { placeOf } from './list-place.js';
import { SubmissionSort } from './submission-list-filter.js';

const ID = '0198a000-0000-7000-8000-000000000000';

it.each([
  [{}, { offset: 25 }],
  [{ after: ID }, { after: ID }],
  [{ before: ID }, { before: ID }],
  [{ after: '', before: ID }, { before: ID }],
  [{ after: ID, before: '' }, { after: ID }],
  [{ after: null, before: '' }, { offset: 25 }],
])('a page of a list is found by the claim next to it, given %j', (adjacent, place) => {
  expect(placeOf(2, SubmissionSort.OLDEST, adjacent)).toEqual(place);
});

it.each([
  [{ after: 'C-100' }, 'after'],
  [{ before: 'C-100' }, 'before'],
  [{ after: '', before: 'C-100' }, 'before'],
  [{ after: 'C-100', before: '' }, 'after'],
  [{ after: ID, before: ID }, 'before'],
])('an invalid position in a list is refused: %j, naming %s', (adjacent, field) => {
  let fields: object | undefined;
  try {
    placeOf(2, SubmissionSort.OLDEST, adjacent);
  } catch (error) {
    fields = (error as BadInput).fields;
  }
  expect(Object.keys(fields ?? {})).toEqual([field]);
});
