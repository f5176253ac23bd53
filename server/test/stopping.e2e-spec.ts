import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasRedis, startRedis } from './harness/redis.js';
import { type ServerProcess, startServerProcess } from './harness/server-process.js';
import { TestServer } from './harness/test-server.js';

const DRAIN_SECONDS = '2';

/**
 * A proxy that keeps its connections to the nodes and checks their readiness. It skips a node that is not ready or
 * refuses connections; a reset connection is a 502.
 */
class Proxy {
  readonly failures: string[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 20 });
  private turn = 0;
  private readonly unready = new Set<string>();
  private readonly looking: NodeJS.Timeout;

  private constructor(
    private readonly server: Server,
    private readonly nodes: () => string[],
  ) {
    this.looking = setInterval(() => this.nodes().forEach((url) => void this.look(url)), 200);
  }

  private async look(url: string): Promise<void> {
    const ready = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) this.unready.delete(url);
    else this.unready.add(url);
  }

  private get ready(): string[] {
    const ready = this.nodes().filter((url) => !this.unready.has(url));
    return ready.length > 0 ? ready : this.nodes();
  }

  static async start(nodes: () => string[]): Promise<Proxy> {
    const server = createServer();
    const proxy = new Proxy(server, nodes);
    server.on('request', (incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = Buffer.concat(chunks);
        const urls = proxy.ready;
        const first = proxy.turn++;
        const attempt = (tried: number) => {
          const url = urls[(first + tried) % urls.length]! + incoming.url!;
          const { method, headers } = incoming;
          const call = request(url, { method, headers, agent: proxy.agent }, (response) => {
            outgoing.writeHead(response.statusCode!);
            response.pipe(outgoing);
          });
          call.on('error', (error: NodeJS.ErrnoException) => {
            if (error.syscall === 'connect' && tried + 1 < urls.length) {
              attempt(tried + 1);
              return;
            }
            proxy.failures.push(`${method} ${url}: ${error.message}`);
            outgoing.writeHead(502).end();
          });
          call.end(body);
        };
        attempt(0);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    clearInterval(this.looking);
    this.agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }
}

/**
 * Calls by GET and POST, in sequence, until `done`. @returns the number of responses, and the statuses other than 200
 */
async function callUntil(url: string, done: () => boolean): Promise<{ answered: number; others: number[] }> {
  const others: number[] = [];
  let answered = 0;
  while (!done()) {
    const response =
      answered % 2 === 0
        ? await fetch(`${url}/api/health/live`)
        : await fetch(`${url}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query: '{ __typename }' }),
          });
    await response.arrayBuffer();
    if (response.status !== 200) others.push(response.status);
    answered++;
  }
  return { answered, others };
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends text and returns what is received up to the end of a response. */
async function answerTo(socket: Socket, text: string): Promise<string> {
  let answer = '';
  const read = (data: Buffer) => (answer += data.toString());
  socket.on('data', read);
  socket.write(text);
  for (let tries = 0; tries < 100 && !/\r\n\r\n.*\}/s.test(answer); tries++) await sleep(20);
  socket.off('data', read);
  return answer;
}

const LIVE = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a node that is asked to stop', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ DRAIN_SECONDS });
  });
  afterAll(() => server.close());

  it('responds on connections that were idle or in the middle of a request, and announces that it closes them (DURABLE-11)', async () => {
    const { url } = server.process;
    const idle = await open(url);
    expect(await answerTo(idle, LIVE)).toMatch(/^HTTP\/1\.1 200/);
    const half = await open(url);
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
    half.write(
      `POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    await sleep(200);
    const begun = Date.now();
    const stopped = server.process.stop();
    await sleep(500);
    const readiness = await fetch(`${url}/api/health/ready`);
    expect([readiness.status, ((await readiness.json()) as { status: string }).status]).toEqual([
      503,
      'stopping',
    ]);
    for (const answer of [await answerTo(idle, LIVE), await answerTo(half, body.slice(10))]) {
      expect(answer).toMatch(/^HTTP\/1\.1 [24]00/);
      expect(answer).toMatch(/^connection: close/im);
    }
    expect(await stopped).toBe(0);
    expect(Date.now() - begun).toBeLessThan(15_000);
    await server.start();
  });

  it('after an uncaught error it logs the error, finishes accepted requests, and ends with 1 (DURABLE-10)', async () => {
    const crash = `process.on('SIGUSR2', () => { throw new Error('nobody caught this'); });`;
    const node = await startServerProcess(
      server.environment({
        ROLE: 'api',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}`,
      }),
    );
    const ended = once(node.child, 'exit');
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
    const answers = Array.from({ length: 4 }, () =>
      fetch(`${node.url}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
    await sleep(100);
    node.child.kill('SIGUSR2');
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await ended).toEqual([1, null]);
    expect(node.output()).toMatch(/"level":"fatal".*nobody caught this/);
  });

  it('fails no request when two nodes are restarted in turn behind a proxy with keep-alive connections', async () => {
    const nodes: ServerProcess[] = [
      server.process,
      await startServerProcess(server.environment({ ROLE: 'api' })),
    ];
    const proxy = await Proxy.start(() => nodes.map(({ url }) => url));
    let done = false;
    const callers = Promise.all(Array.from({ length: 10 }, () => callUntil(proxy.url, () => done)));
    try {
      for (const at of [0, 1]) {
        await sleep(500);
        expect(await nodes[at]!.stop()).toBe(0);
        const { port } = new URL(nodes[at]!.url);
        nodes[at] = await startServerProcess(
          server.environment({ PORT: port, ROLE: at === 0 ? 'all' : 'api' }),
        );
      }
      await sleep(500);
    } finally {
      done = true;
    }
    const results = await callers;
    proxy.close();
    server.process = nodes[0]!;
    await nodes[1]!.stop();
    expect(proxy.failures).toEqual([]);
    expect(results.flatMap(({ others }) => others)).toEqual([]);
    expect(results.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(1_000);
  });
});

const onRedis = hasRedis() ? it : it.skip;

onRedis.each(['worker', 'all'])(
  'a node with the role %s stops quickly, with exit code 0, while Redis is down',
  async (ROLE) => {
    const redis = await startRedis();
    const server = await TestServer.start({ REDIS_URL: redis.url, ROLE });
    try {
      await sleep(1_000);
      await redis.stop();
      await sleep(1_000);
      const begun = Date.now();
      expect(await server.process.stop()).toBe(0);
      expect(Date.now() - begun).toBeLessThan(8_000);
    } finally {
      await server.close();
    }
  },
);
