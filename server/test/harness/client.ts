/** A response of either API, parsed as JSON. */
export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface GraphqlBody<Data> {
  data?: Data | null;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; fields?: Record<string, string> };
  }[];
}

/** Calls both APIs, anonymously or with a token. */
export class Client {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  /** The same server, with a token. */
  with(token: string): Client {
    return new Client(this.url, token);
  }

  /** The same token on another node. */
  at(url: string): Client {
    return new Client(url, this.token);
  }

  /** A GraphQL call with the whole response. */
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
  ): Promise<Answer<GraphqlBody<Data>>> {
    return this.post<GraphqlBody<Data>>('/graphql', { query, variables });
  }

  /** The data of a GraphQL call that is expected to succeed. @throws Error with the first error. */
  async data<Data>(query: string, variables?: object): Promise<Data> {
    const { body } = await this.graphql<Data>(query, variables);
    if (body.errors || !body.data) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }

  get<Body = Record<string, unknown>>(path: string): Promise<Answer<Body>> {
    return this.send<Body>(path, {});
  }

  post<Body = Record<string, unknown>>(path: string, body: unknown): Promise<Answer<Body>> {
    const headers = { 'content-type': 'application/json' };
    return this.send<Body>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Uploads a file to an import path. */
  upload<Body = Record<string, unknown>>(
    path: string,
    name: string,
    bytes: Blob | string,
  ): Promise<Answer<Body>> {
    const body = new FormData();
    body.set('file', typeof bytes === 'string' ? new Blob([bytes]) : bytes, name);
    return this.send<Body>(path, { method: 'POST', body });
  }

  /** Any request; a body that is not JSON is returned as `{ text }`. */
  async send<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const headers = new Headers(init.headers);
    if (this.token) headers.set('authorization', `Bearer ${this.token}`);
    const response = await fetch(this.url + path, { ...init, headers });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : { text }) as Body,
    };
  }
}
