import type { Schema } from './schema.js';

/** Who may call: everybody, signed-in users or administrators; and whether API tokens may. */
export type Access = 'everybody' | 'signed in' | 'administrators';

/** A REST operation in short form, from which `openApiDocument` generates OpenAPI. */
export interface Operation {
  summary: string;
  access: Access;
  /** The scope an API token needs; absent when API tokens are not accepted. */
  token?: 'read' | 'write' | 'restricted';
  /** Descriptions of the path parameters. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, Parameter>>;
  headers?: readonly ('If-Match' | 'Idempotency-Key')[];
  /** A JSON body. */
  body?: Schema;
  /** A multipart body: its fields, with the file in `file`. */
  form?: Schema;
  /** The status of success, and its body: JSON, or a file of this media type. */
  answer: { status: 200 | 201 | 202; json: Schema } | { status: 200; file: string };
  /** Available during maintenance, when every other operation is closed to members and the public. */
  staysInMaintenance?: true;
  /** Error statuses besides 400, 401, 403 and 429, which every operation may answer with, and the 503 of maintenance. */
  refusals?: readonly (404 | 409 | 413 | 415 | 422 | 503 | 507)[];
}

export interface Parameter {
  description: string;
  schema: Schema;
  required?: true;
}

/** The method and the path below /api: `GET /settlement-submission/{id}`. */
export type Operations = Readonly<Record<string, Operation>>;
