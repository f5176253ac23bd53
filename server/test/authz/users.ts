import type { Area, ObjectName } from './callers.js';
import { ADMINISTRATORS, B, F, O, about, closed } from './rows.js';

/** The existing accounts of the kind `users`, so that saving one changes nothing. */
export const accountOf = (object: ObjectName) => ({
  name: `The ${object} account`,
  email: `matrix-${object}@example.com`,
  role: object === 'own' ? 'MASTER_ADMIN' : 'STANDARD',
  enabled: true,
});

const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();

const updateUser = (id: string, object: ObjectName) => {
  const { name, email: address, role } = accountOf(object);
  const input = `{ name: "${name}", email: "${address}", role: ${role}, enabled: true }`;
  return `mutation { updateUser(id: "${id}", version: 1, input: ${input}) { message } }`;
};

const USER = '/api/admin/user-management/user';

/** Accounts as administrators manage them, and API tokens. */
export const users: Area = {
  graphql: {
    'query users': closed([F, O, F, F], '{ users(role: STANDARD) { pagination { page } } }'),
    'query user': about('users', ADMINISTRATORS, (id) => `{ user(id: "${id}") { id } }`),
    'mutation updateUser': about('users', ADMINISTRATORS, updateUser),
    'mutation sendAdministratorCode': about(
      'users',
      { ...ADMINISTRATORS, own: [F, B, F, F] },
      (id) => `mutation { sendAdministratorCode(id: "${id}") { message } }`,
    ),
    'query apiTokens': closed([F, O, F, F], '{ apiTokens { pagination { page } } }'),
    'mutation createApiToken': closed(
      [F, O, F, F],
      `mutation { createApiToken(input: { name: "More", scopes: [READ], expiresAt: "${inAMonth}" }) { token } }`,
    ),
    'mutation sendApiTokenCode': closed([F, O, F, F], 'mutation { sendApiTokenCode { message } }'),
    'mutation revokeApiToken': about(
      'api tokens',
      ADMINISTRATORS,
      (id) => `mutation { revokeApiToken(id: "${id}") { id } }`,
    ),
  },
  rest: {
    [`GET ${USER}`]: closed([F, O, F, F], USER),
    [`GET ${USER}/:id`]: about('users', ADMINISTRATORS, (id) => `${USER}/${id}`),
    [`PUT ${USER}/:id`]: about('users', ADMINISTRATORS, (id) => `${USER}/${id}`, accountOf),
  },
};
