import type { Schema } from './schema.js';

/** Who may call: everybody, people who are signed in, administrators; and whether API tokens may. */
export type Access = 'everybody' | 'signed in' | 'administrators';

/** A REST call, as it is written down here; `openApiDocument` makes OpenAPI of it. */
export interface Operation {
  summary: string;
  access: Access;
  /** The scope an API token needs; absent: not for API tokens. */
  token?: 'read' | 'write' | 'restricted';
  /** What the parts of the path are. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, Parameter>>;
  headers?: readonly ('If-Match' | 'Idempotency-Key')[];
  /** A JSON body. */
  body?: Schema;
  /** A multipart body: its fields, `file` the bytes. */
  form?: Schema;
  /** The status of success, and its body: JSON, or a file of this type. */
  answer: { status: 200 | 201 | 202; json: Schema } | { status: 200; file: string };
  /** Served to everybody while maintenance is on; every other call is then closed to members and the public. */
  staysInMaintenance?: true;
  /** The refusals besides 400, 401, 403 and 429, which each call may answer with, and the 503 of maintenance. */
  refusals?: readonly (404 | 409 | 413 | 415 | 422 | 503 | 507)[];
}

export interface Parameter {
  description: string;
  schema: Schema;
  required?: true;
}

/** `GET /settlement-submission/{id}`: the method, then the path below /api. */
export type Operations = Readonly<Record<string, Operation>>;
