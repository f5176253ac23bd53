import { REGISTRATION } from '../harness/registrations.js';
import type { Area } from './callers.js';
import { WRITTEN_CLAIMS, CLAIMS, F, O, about, closed } from './rows.js';

/** The existing registrations, so that saving one changes nothing; GraphQL enumerations are written without quotes. */
const registrationText = JSON.stringify(REGISTRATION)
  .replace(/"(\w+)":/g, '$1: ')
  .replace(/((?:Type|_option): )"(\w+)"/g, '$1$2');

const updateRegistration = (id: string) =>
  `mutation { updateRegistration(id: "${id}", version: 1, input: ${registrationText}) { id } }`;

/** Older registrations. */
export const registrations: Area = {
  graphql: {
    'query registration': about('registrations', CLAIMS, (id) => `{ registration(id: "${id}") { id } }`),
    'query registrations': closed([O, O, O, O], '{ registrations { pagination { page } } }'),
    'query myRegistrations': closed([O, O, O, O], '{ myRegistrations { id } }'),
    'mutation createRegistration': closed(
      [O, O, F, O],
      `mutation { createRegistration(input: ${registrationText}) { id } }`,
    ),
    'mutation updateRegistration': about('registrations', WRITTEN_CLAIMS, updateRegistration),
  },
  rest: {
    'GET /api/submission': closed([O, O, O, O], '/api/submission?page=1'),
    'POST /api/submission': closed([O, O, F, O], '/api/submission', { body: REGISTRATION }),
    'GET /api/submission/:id': about('registrations', CLAIMS, (id) => `/api/submission/${id}`),
    'PUT /api/submission/:id': about(
      'registrations',
      WRITTEN_CLAIMS,
      (id) => `/api/submission/${id}`,
      () => REGISTRATION,
    ),
  },
};
