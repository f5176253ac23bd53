// The two APIs for scripts: needs PRORATA_URL and PRORATA_TOKEN, and nothing but Node 20.
const { PRORATA_URL, PRORATA_TOKEN } = process.env;

/** A REST call. Waits and retries when the server asks for it; other errors are thrown with the server's message. */
export async function rest(path, init = {}) {
  for (;;) {
    const response = await fetch(PRORATA_URL + path, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${PRORATA_TOKEN}` },
    });
    if (response.ok) return response;
    const { message } = await response.json();
    if (![429, 503].includes(response.status)) throw new Error(`${response.status}: ${message}`);
    await seconds(response.headers.get('Retry-After') ?? 5);
  }
}

/** A JSON body, with an Idempotency-Key where one is given. */
export const json = (method, body, key) => ({
  method,
  headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
  body: JSON.stringify(body),
});

/** The data of a GraphQL call. */
export async function graphql(query, variables) {
  for (;;) {
    const { data, errors } = await (await rest('/graphql', json('POST', { query, variables }))).json();
    if (!errors) return data;
    const [{ message, extensions }] = errors;
    if (!['RATE_LIMITED', 'SERVICE_UNAVAILABLE'].includes(extensions.code)) throw new Error(message);
    await seconds(extensions.retryAfter ?? 5);
  }
}

export const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000));
