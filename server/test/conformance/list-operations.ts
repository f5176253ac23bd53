import { OPERATIONS } from '../../src/http/openapi/document.js';
import type { Client } from '../harness/client.js';

/** A call with pages or a search. */
export interface ListOperation {
  name: string;
  /** The parameter for a page, and the one for a search text. */
  takes: { page?: string; text?: string };
  /** Calls it with some parameters; returns the status, GraphQL errors as their REST status, and the number of rows. */
  ask: (client: Client, given: Record<string, unknown>) => Promise<Asked>;
}

export interface Asked {
  status: number;
  rows: number;
  message: string;
  fields: string[];
}

const TEXTS = ['query', 'search'];
const STATUS: Record<string, number> = { BAD_USER_INPUT: 400, NOT_FOUND: 404, INTERNAL_SERVER_ERROR: 500 };

/** The REST calls with a page or a search text, from their documentation. */
export function restLists(): ListOperation[] {
  const all = Object.values(OPERATIONS).flatMap((operations) => Object.entries(operations));
  return all.flatMap(([name, { query = {} }]) => {
    const takes = { page: 'page' in query ? 'page' : undefined, text: TEXTS.find((text) => text in query) };
    return takes.page || takes.text ? [{ name, takes, ask: restAsk(name.split(' ')[1]!) }] : [];
  });
}

const restAsk =
  (path: string): ListOperation['ask'] =>
  async (client, given) => {
    const query = new URLSearchParams(given as Record<string, string>);
    const { status, body } = await client.get<{ message?: string; fields?: object }>(
      `/api${path}?${query.toString()}`,
    );
    return {
      status,
      rows: rowsIn(body),
      message: body.message ?? '',
      fields: Object.keys(body.fields ?? {}),
    };
  };

/** The number of rows of the only list in a response. */
const rowsIn = (body: object) => Object.values(body).find(Array.isArray)?.length ?? 0;

interface Type {
  kind: string;
  name: string | null;
  ofType: Type | null;
}
interface Field {
  name: string;
  args: { name: string; type: Type; defaultValue: string | null }[];
  type: Type;
}

const TYPE = 'type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }';
const SCHEMA = `{ __schema {
  queryType { fields { name args { name defaultValue ${TYPE} } ${TYPE} } }
  types { name fields { name ${TYPE} } }
} }`;

/**
 * The GraphQL queries with a page or a search text, from the schema. `needed`: a value for each required argument, by its
 * name, or by `query.name` for one query.
 */
export async function graphqlLists(client: Client, needed: Record<string, string>): Promise<ListOperation[]> {
  const { __schema: schema } = await client.data<{
    __schema: { queryType: { fields: Field[] }; types: { name: string; fields: Field[] | null }[] };
  }>(SCHEMA);
  const fieldsOf = (name: string) => schema.types.find((type) => type.name === name)?.fields ?? [];
  return schema.queryType.fields.flatMap(({ name, args, type }) => {
    const names = args.map((arg) => arg.name);
    const takes = {
      page: names.find((arg) => arg === 'page'),
      text: names.find((arg) => TEXTS.includes(arg)),
    };
    if (!takes.page && !takes.text) return [];
    const list = fieldsOf(bare(type).name!).find((field) => isListOfObjects(field.type));
    const required = args.filter((arg) => arg.type.kind === 'NON_NULL').map((arg) => arg.name);
    const isCounted = fieldsOf(bare(list!.type).name!).some((field) => field.name === 'count');
    const ask = graphqlAsk(name, required, { name: list!.name, isCounted }, needed);
    return [{ name: `query ${name}`, takes, ask }];
  });
}

/** @param list `isCounted`: its rows are groups with the number of what was found, which may be 0 */
function graphqlAsk(
  field: string,
  required: string[],
  list: { name: string; isCounted: boolean },
  needed: Record<string, string>,
): ListOperation['ask'] {
  return async (client, given) => {
    const texts = new Map(required.map((name) => [name, needed[`${field}.${name}`] ?? needed[name]]));
    for (const [name, value] of Object.entries(given)) texts.set(name, JSON.stringify(value));
    const args = [...texts].map(([name, value]) => `${name}: ${value}`).join(', ');
    const { status, body } = await client.graphql<Record<string, Record<string, { count?: number }[]>>>(
      `{ ${field}(${args}) { ${list.name} { ${list.isCounted ? 'count' : '__typename'} } } }`,
    );
    const rows = body.data?.[field]?.[list.name] ?? [];
    const [error] = body.errors ?? [];
    return {
      status: error ? (STATUS[error.extensions.code] ?? status) : status,
      rows: rows.filter(({ count }) => count !== 0).length,
      message: error?.message ?? '',
      fields: Object.keys(error?.extensions.fields ?? {}),
    };
  };
}

const bare = (type: Type): Type => (type.ofType ? bare(type.ofType) : type);
const isListOfObjects = (type: Type): boolean =>
  bare(type).kind === 'OBJECT' && JSON.stringify(type).includes('"LIST"');
