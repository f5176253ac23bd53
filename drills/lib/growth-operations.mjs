const names = (count, value = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`name${i}`, value]));
const nested = (depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const list = (count, item) => Array.from({ length: count }, (_, i) => item(i));

const post = (path, body) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body,
});
const json = (path, value) => post(path, JSON.stringify(value));

/** The texts sent in a field, repeated to a given size in characters. */
const TEXTS = {
  letters: 'a',
  blanks: ' ',
  digits: '0',
  ats: 'a@',
  dots: 'a.',
  quotes: '"',
  marks: '\u0301',
  unseen: '\u200b',
};

/** The bodies of a REST call with these fields, by shape; the size is approximate, in bytes. */
function restShapes(path, fields) {
  const whole = (value) => Object.fromEntries(fields.map((field) => [field, value]));
  return {
    'many names': (size) => json(path, names(size / 14)),
    'long name': (size) => json(path, { ['n'.repeat(size)]: 1 }),
    'one list': (size) => json(path, whole(Array(Math.round(size / 2 / fields.length)).fill(1))),
    'lists of objects': (size) => json(path, whole(list(size / 12 / fields.length, () => ({ a: 1 })))),
    nesting: (size) => json(path, whole(nested(Math.min(size / fields.length / 2, 2_000)))),
    'no JSON': (size) => post(path, '['.repeat(size)),
    ...Object.fromEntries(
      Object.entries(TEXTS).map(([name, sign]) => [
        `long ${name}`,
        (size) => json(path, whole(sign.repeat(size / sign.length / fields.length))),
      ]),
    ),
  };
}

const graphql = (query, variables) => json('/graphql', { query, variables });

/** Shapes of GraphQL documents, whatever field they select; the limit is a thousand tokens. */
const DOCUMENTS = {
  aliases: (size) => graphql(`{ ${list(size / 3_000, (i) => `a${i}: __typename`).join(' ')} }`),
  fields: (size) => graphql(`{ ${'__typename '.repeat(size / 1_000)}}`),
  'unknown fields': (size) => graphql(`{ ${list(size / 1_000, (i) => `f${i}`).join(' ')} }`),
  directives: (size) => graphql(`{ __typename ${'@include(if: true) '.repeat(size / 6_000)}}`),
  fragments: (size) => {
    const count = Math.round(size / 9_000);
    const all = list(
      count,
      (i) => `fragment F${i} on Query { __typename ${i + 1 < count ? `...F${i + 1}` : ''} }`,
    );
    return graphql(`
      {
        ...F0
      }
      ${all.join(' ')}
    `);
  },
  'variables declared': (size) =>
    graphql(`query (${list(size / 5_000, (i) => `$v${i}: Int`).join(' ')}) { __typename }`),
  nesting: (size) => graphql('{ a '.repeat(size / 3_000)),
  'nested lists': (size) => graphql(`{ a(b: ${'['.repeat(size / 2_000)}${']'.repeat(size / 2_000)}) }`),
  comments: (size) =>
    graphql(`
      {
        __typename
      }
      ${'#\n'.repeat(size / 40)}
    `),
  'long text': (size) => graphql(`{ a(b: "${'x'.repeat(size / 20)}") }`),
  'long name': (size) => graphql(`{ ${'x'.repeat(size / 20)} }`),
  'too long a document': (size) => graphql(`{ ${'x '.repeat(size / 2)}}`),
  operations: (size) => graphql(list(size / 4_000, (i) => `query q${i} { __typename }`).join(' ')),
};

/** The variables of a public field, by shape. */
function fieldShapes(query, name, inner) {
  const given = (value) =>
    graphql(query, { [name]: inner ? Object.fromEntries(inner.map((field) => [field, value])) : value });
  return {
    'many names': (size) => graphql(query, names(size / 14)),
    'many names within': (size) => graphql(query, { [name]: names(size / 14) }),
    'one list': (size) => given(Array(Math.round(size / 4)).fill(1)),
    'long text': (size) => given('x'.repeat(size / (inner?.length ?? 1))),
    'long blanks': (size) => given(' '.repeat(size / (inner?.length ?? 1))),
    'long ats': (size) => given('a@'.repeat(size / 2 / (inner?.length ?? 1))),
  };
}

/** Headers and URL are limited to 16 KB in total. */
const small = (size) => Math.round(size / 70);
const get = (path, headers = {}) => ({ method: 'GET', path, headers });
const HEAD_SHAPES = {
  'many parameters': (size) => get(`/api/health/live?${list(small(size) / 8, (i) => `n${i}=1`).join('&')}`),
  'one parameter many times': (size) => get(`/api/health/live?${'a=1&'.repeat(small(size) / 4)}`),
  'long parameter': (size) => get(`/api/health/live?a=${'%20'.repeat(small(size) / 3)}`),
  'long path': (size) => get(`/api/${'a/'.repeat(small(size) / 2)}`),
  'long id': (size) => get(`/api/downloads/${'a'.repeat(small(size))}`),
  slashes: (size) => get(`/${'/'.repeat(small(size))}`),
  authorization: (size) => get('/api/user/profile', { authorization: `Bearer ${'a'.repeat(small(size))}` }),
  'authorization of blanks': (size) =>
    get('/api/user/profile', { authorization: `Bearer${' '.repeat(small(size))}a` }),
  accept: (size) => ({
    ...graphql('{ __typename }'),
    headers: { 'content-type': 'application/json', accept: 'a/b;q=0.1,'.repeat(small(size) / 10) },
  }),
  'content type': (size) => ({
    ...post('/api/auth/signin', '{}'),
    headers: { 'content-type': `application/json;${' a=b;'.repeat(small(size) / 5)}` },
  }),
  'if-none-match': (size) => get('/', { 'if-none-match': '"a",'.repeat(small(size) / 4) }),
  'accept-encoding': (size) => get('/', { 'accept-encoding': 'gzip;q=0.1,'.repeat(small(size) / 11) }),
  range: (size) => get('/favicon.svg', { range: `bytes=${'0-1,'.repeat(small(size) / 4)}0-1` }),
  'many headers': (size) =>
    get('/api/health/live', Object.fromEntries(list(small(size) / 12, (i) => [`x-${i}`, 'a']))),
};

const form = (path, token, body) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${token}` },
  body,
});
const part = (name, content, head = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${content}\r\n`;

/** Uploads, of a claim's documents, require a sign-in. */
const formShapes = (path, token) => ({
  'many parts': (size) => form(path, token, part('a', 'b').repeat(size / 70)),
  'long head': (size) => form(path, token, `${part('a', 'b', `; x="${'y'.repeat(size)}"`)}--b--\r\n`),
  'almost boundaries': (size) =>
    form(path, token, `${part('file', '\r\n--'.repeat(size / 4), '; filename="a.csv"')}--b--\r\n`),
  'long text': (size) => form(path, token, `${part('kind', 'x'.repeat(size))}--b--\r\n`),
});

/**
 * All calls available to anonymous callers, and uploads, each with bodies, documents and headers of many shapes: the
 * operation, the shape, and a function that builds the request for a size.
 * @param {{ fields: Record<string, string[]>, upload: string, token: string }} known the fields of each anonymous REST
 *   call
 */
export function operations({ fields, upload, token }) {
  const of = (operation, shapes) =>
    Object.entries(shapes).map(([shape, make]) => ({ name: `${operation}: ${shape}`, make }));
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { stepUp } }';
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { message } }';
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
  const text = (field, argument, answer) => [
    `mutation ($${argument}: String!) { ${field}(${argument}: $${argument}) { ${answer} } }`,
    argument,
  ];
  return [
    ...Object.entries(fields).flatMap(([path, of_]) => of(path, restShapes(`/api${path}`, of_))),
    ...of('GraphQL', DOCUMENTS),
    ...of('signIn', fieldShapes(signIn, 'input', ['email', 'password'])),
    ...of('register', fieldShapes(register, 'input', ['name', 'email', 'password'])),
    ...of('resetPassword', fieldShapes(reset, 'input', ['password', 'token'])),
    ...of('requestCode', fieldShapes(...text('requestCode', 'email', 'email'))),
    ...of('forgotPassword', fieldShapes(...text('forgotPassword', 'email', 'message'))),
    ...of('requestVerificationLink', fieldShapes(...text('requestVerificationLink', 'email', 'message'))),
    ...of('verifyAccount', fieldShapes(...text('verifyAccount', 'code', 'message'))),
    ...of('signInWithPasskey', fieldShapes(...text('signInWithPasskey', 'response', 'stepUp'))),
    ...of('any call', HEAD_SHAPES),
    ...of('upload of a document', formShapes(upload, token)),
  ];
}
