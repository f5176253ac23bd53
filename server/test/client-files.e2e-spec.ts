import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  server.nobody.send<{ text: string }>(path, { headers });

describe('the client', () => {
  it.each(['/', '/login', '/settlement-scheme/view/abc', '/index.html', '/apis', '/any/other/path?api=1'])(
    'gets its page at %s, revalidated each time, with the security policy (SECURITY-1)',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(200);
      expect(body.text).toContain('<div id="root">');
      expect(headers.get('cache-control')).toBe('no-cache');
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-inline');
      // The shipped scheme has no accent of its own.
      expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';");
      expect(body.text).not.toContain('<style');
    },
  );

  it('has only external scripts in its page, and no handlers in attributes (SECURITY-2)', async () => {
    const { body } = await get('/');
    const scripts = [...body.text.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, inline] of scripts) {
      expect(attributes).toMatch(/ src="\/[\w/.-]+"/);
      expect(inline).toBe('');
    }
    expect(body.text).not.toMatch(/\son\w+=|javascript:/i);
  });

  it('is not redirected to https when the portal is not served over it (SECURITY-14)', async () => {
    expect((await get('/')).headers.has('strict-transport-security')).toBe(false);
  });

  it('lets search engines read the public pages and no other (SCREEN-31)', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body.text).toMatch(/^User-agent: \*\nAllow: \/\$\nAllow: \/login\$\n[^]*\nDisallow: \/\n$/);
    expect((await get('/')).body.text).toMatch(/<meta\s+name="description"\s+content="The settlement/);
  });

  it('has the contact address in its page, for when nothing else can be loaded', async () => {
    const { body } = await get('/');
    expect(body.text).toContain('<meta name="support-email" content="support@prorata.example"');
    expect(body.text).toContain('<a href="mailto:support@prorata.example">support@prorata.example</a>');
  });

  it('has a landing page as HTML, with what the scheme says, and no application to wait for (UX-25)', async () => {
    const { body, headers } = await get('/', { 'accept-encoding': 'identity' });
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(body.text).toContain('<title>Investor Class Action · Investor Class Action</title>');
    expect(body.text).toMatch(/<h1[^>]*>Investor Class Action<\/h1>/);
    expect(body.text).toContain('href="mailto:settlement@prorata.example"');
    expect(body.text).not.toMatch(/type="module"|modulepreload| style="/);
    const styles = /href="(\/landing\.css\?[0-9a-f]{12})"/.exec(body.text)![1]!;
    const sheet = await get(styles);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(sheet.body.text).toContain('.prorata-');
    const font = /<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]+)">/.exec(
      body.text,
    )![1]!;
    expect((await get(font)).headers.get('content-type')).toBe('font/woff2');
    const [, application] = /data-application="([^"]+)"/.exec(body.text)!;
    for (const path of application!.split(' '))
      expect((await get(path)).headers.get('content-type')).toContain('javascript');
  });

  it('has a sign-in page as HTML, whose form sends no password in an address, and the files to fetch while one types (UX-33)', async () => {
    const { body } = await get('/login');
    expect(body.text).toContain('<title>Login · Investor Class Action</title>');
    expect(body.text).toMatch(/<div id="sign-in">[^]*<form [^>]*method="post"[^]*<div id="root">/);
    expect(body.text).not.toMatch(/type="module"|modulepreload| style="/);
    const styles = /href="(\/sign-in\.css\?[0-9a-f]{12})"/.exec(body.text)![1]!;
    expect((await get(styles)).body.text).toContain('.prorata-');
    const files = /data-application="([^"]+)"/.exec(body.text)![1]!.split(' ');
    for (const part of ['first', 'login-with-passkey-page', 'sign-in-schema', 'api'])
      expect(files.filter((path) => path.startsWith(`/assets/${part}-`))).toHaveLength(1);
    for (const path of files) expect((await get(path)).headers.get('content-type')).toContain('javascript');
    const translated = await get('/login', { cookie: 'language=ar-XB' });
    expect(translated.body.text).not.toContain('id="sign-in"');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
    ['', null],
  ])('gets its landing page compressed as it accepts: %s', async (accepted, encoding) => {
    const { headers, body } = await get('/', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(body.text).toContain('Claim Background');
  });

  it('shows the landing page itself to readers of another language (LANG-3, UX-25)', async () => {
    const isRendered = async (cookie: string) =>
      (await get('/', { cookie })).body.text.includes('id="landing"');
    expect(await isRendered('language=ar-XB')).toBe(false);
    for (const cookie of ['language=en', 'language=xx', 'other=ar-XB'])
      expect(await isRendered(cookie)).toBe(true);
  });

  it('shows the notice instead of the landing page during maintenance (MAINT-2)', async () => {
    const admin = await server.signIn(await anAdmin(server.database.db));
    const turn = (on: boolean) => admin.data(`mutation { setMaintenance(on: ${on}) { __typename } }`);
    await turn(true);
    const closed = await get('/');
    await turn(false);
    expect(closed.body.text).toContain('<script type="module"');
    expect(closed.body.text).not.toContain('Claim Background');
    expect((await get('/')).body.text).toContain('Claim Background');
  });

  it('does not get the program that renders the landing page', async () => {
    expect((await get('/rendering/landing.mjs')).body.text).toContain('<div id="root">');
  });

  it('gets files with a hash in their name with unlimited caching', async () => {
    const assets = fileURLToPath(new URL('../../client/dist/assets/', import.meta.url));
    const script = readdirSync(assets).find((name) => name.endsWith('.js'))!;
    const { status, headers } = await get(`/assets/${script}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('gets scripts, styles and fonts with the headers that browsers read for them, without those of a page (SECURITY-3, UX-26)', async () => {
    const assets = fileURLToPath(new URL('../../client/dist/assets/', import.meta.url));
    for (const ending of ['.js', '.css', '.woff2']) {
      const file = readdirSync(assets).find((name) => name.endsWith(ending))!;
      const { headers } = await get(`/assets/${file}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      for (const name of ['content-security-policy', 'x-frame-options', 'x-xss-protection'])
        expect(headers.has(name)).toBe(false);
    }
    expect((await get('/favicon.svg')).headers.has('content-security-policy')).toBe(true);
  });

  it.each([
    '/assets/none.js',
    '/api',
    '/api/none',
    '/graphql/none',
    '/%61pi/none',
    '/graph%71l/none',
    '/assets/../../package.json'.replace('..', '%2e%2e'),
  ])('gets no page for %s', async (path) => {
    const { status, body } = await get(path);
    if (status === 200) expect(body.text).toContain('<div id="root">');
    else expect([status, body]).toEqual([404, expect.objectContaining({ statusCode: 404 })]);
  });
});
