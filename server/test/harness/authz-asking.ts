import type { ObjectName, Operation, Outcome } from '../authz/callers.js';
import type { World } from './authz-world.js';
import type { TestServer } from './test-server.js';

export type Method = 'GRAPHQL' | 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Answered {
  outcome: string;
  text: string;
}

const BY_STATUS: Record<number, Outcome> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
};

/** The methods with which an operation is called: GET also as HEAD. */
export function methodsOf(name: string): Method[] {
  const [first] = name.split(' ');
  const method = (['query', 'mutation'].includes(first!) ? 'GRAPHQL' : first) as Method;
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** The objects an operation is called for, each with its row. */
export const rowsOf = ({ rows }: Operation, objects: readonly ObjectName[]) =>
  'own' in rows ? objects.map((object) => [object, rows[object]] as const) : [['own', rows] as const];

let asked = 0;
/** The number of calls made. */
export const callsMade = () => asked;

/** Calls one operation for one object, with the caller's token or without one. */
export async function askAbout(
  server: TestServer,
  world: World,
  operation: Operation,
  { method, token, object }: { method: Method; token: string | undefined; object: ObjectName },
): Promise<Answered> {
  const id = operation.kind ? world.objects[operation.kind][object] : '';
  const { text, body, file } = operation.ask(id, object);
  // From a separate network, so that no limit per network is reached.
  asked += 1;
  const headers: Record<string, string> = { 'x-forwarded-for': `10.${asked >> 8}.${asked & 255}.1` };
  if (token) headers.authorization = `Bearer ${token}`;
  const graphql = method === 'GRAPHQL';
  const json = graphql ? { query: text } : body;
  if (json) headers['content-type'] = 'application/json';
  const response = await fetch(server.nobody.url + (graphql ? '/graphql' : text), {
    method: graphql ? 'POST' : method,
    headers,
    body: file === undefined ? json && JSON.stringify(json) : formOf(file),
  });
  const answer = await response.text();
  return { outcome: graphql ? graphqlOutcome(response.status, answer) : outcomeOf(response), text: answer };
}

function formOf(file: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([file]), 'matrix.csv');
  return form;
}

const outcomeOf = ({ ok, status }: Response) => (ok ? 'OK' : (BY_STATUS[status] ?? `status ${status}`));

/** UNAUTHENTICATED is also HTTP 401, and nothing else is (GRAPHQL-9). */
function graphqlOutcome(status: number, answer: string): string {
  const { errors } = JSON.parse(answer) as { errors?: { extensions: { code: string } }[] };
  const code = errors?.[0]?.extensions.code ?? 'OK';
  return (status === 401) === (code === 'UNAUTHENTICATED') ? code : `${code} with ${status}`;
}
