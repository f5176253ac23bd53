import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const SIMPLE_QUERY = 'Q';
const PARSE = 'P';
const BIND = 'B';

/** A proxy between a server and its database that records each statement. */
export class StatementCounter {
  /** The text of each statement that was run, in order, since `clear`. */
  readonly statements: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly proxy: Server,
    /** The database's address through this proxy. */
    readonly url: string,
  ) {}

  /** Listens in front of the database at `url`. */
  static async inFrontOf(url: string): Promise<StatementCounter> {
    const database = new URL(url);
    const proxy = createServer().listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const counter = new StatementCounter(proxy, Object.assign(new URL(url), { port: String(port) }).href);
    proxy.on('connection', (socket) => counter.pass(socket, Number(database.port), database.hostname));
    return counter;
  }

  clear(): void {
    this.statements.length = 0;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.proxy.close();
    await once(this.proxy, 'close');
  }

  private pass(socket: Socket, port: number, host: string): void {
    const database = connect(port, host);
    const messages = new FrontendMessages((text) => this.statements.push(text));
    socket.on('data', (bytes: Buffer) => messages.add(bytes));
    for (const [from, to] of [
      [socket, database],
      [database, socket],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
    }
  }
}

/**
 * Splits the bytes from a client into PostgreSQL's messages: a type, a length that includes itself, and a body. The
 * first message has no type.
 */
class FrontendMessages {
  private rest = Buffer.alloc(0);
  private begun = false;
  private readonly texts = new Map<string, string>();

  constructor(private readonly hear: (statement: string) => void) {}

  add(bytes: Buffer): void {
    this.rest = Buffer.concat([this.rest, bytes]);
    for (;;) {
      const head = this.begun ? 1 : 0;
      if (this.rest.length < head + 4) return;
      const end = head + this.rest.readInt32BE(head);
      if (this.rest.length < end) return;
      if (this.begun) this.read(this.rest.toString('latin1', 0, 1), this.rest.subarray(5, end));
      this.begun = true;
      this.rest = this.rest.subarray(end);
    }
  }

  private read(type: string, body: Buffer): void {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2);
    if (type === SIMPLE_QUERY) this.hear(first);
    if (type === PARSE) this.texts.set(first, second);
    // A portal's name comes first, and then the statement's.
    if (type === BIND) this.hear(this.texts.get(second) ?? second);
  }
}
