import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.js';

/** How a scripted mail server behaves from now on. */
export type Behaviour = 'polite' | 'slow' | 'later' | 'never' | 'silent after the dot' | 'hangs up';

/** A mail server with scripted behaviour that keeps what it accepted. */
export class SmtpSink {
  behaviour: Behaviour = 'polite';
  /** Recipients for which it stops responding, or asks to try again later. */
  silentAbout: RegExp | undefined;
  laterFor: RegExp | undefined;
  /** Its responses to a verb (`DOT` for the mail itself, `CONN` for a connection) instead of the usual ones. */
  readonly answers = new Map<string, string>();
  /** Milliseconds before it greets, and before it confirms a mail. */
  greetsAfter = 0;
  answersAfter = 0;
  /** The Message-ID of each mail it accepted, and of each it received without confirming it. */
  readonly accepted: string[] = [];
  readonly unconfirmed: string[] = [];
  /** The Message-ID of each mail received over TLS. */
  readonly encrypted: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private server: Server,
    readonly port: number,
    private readonly certificate: Certificate | undefined,
  ) {}

  /** With a certificate it offers STARTTLS. */
  static async start(certificate?: Certificate): Promise<SmtpSink> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const sink = new SmtpSink(server, (server.address() as AddressInfo).port, certificate);
    server.on('connection', (socket) => sink.talk(socket));
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Stops, like a mail server that is down. */
  async down(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Starts again at the same address. */
  async up(): Promise<void> {
    this.server = createServer((socket) => this.talk(socket));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private talk(socket: Socket, greeting = '220 sink ready\r\n'): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
    const say = (line: string, ms = this.behaviour === 'slow' ? 300 : 0) =>
      setTimeout(() => socket.writable && socket.write(`${line}\r\n`), ms);
    let text = '';
    let inData = false;
    const refusal = this.answers.get('CONN');
    if (greeting && refusal) socket.end(`${refusal}\r\n`);
    else if (greeting) setTimeout(() => socket.writable && socket.write(greeting), this.greetsAfter);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      for (;;) {
        const end = inData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          this.receive(part, say, socket);
        } else inData = this.answer(part, say, socket);
      }
    });
  }

  /** @returns whether the mail itself comes next */
  private answer(line: string, say: (line: string) => unknown, socket: Socket): boolean {
    const verb = line.slice(0, 4).toUpperCase();
    const offered = this.certificate && !(socket instanceof TLSSocket) ? this.certificate : undefined;
    const instead = this.answers.get(verb);
    if (instead) {
      say(instead);
      return false;
    }
    if (verb === 'EHLO' && offered) say('250-sink\r\n250 STARTTLS');
    else if (verb === 'STAR' && offered) this.encrypt(socket, offered);
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else if (verb === 'RCPT' && this.silentAbout?.test(line)) return false;
    else if (verb === 'RCPT' && this.laterFor?.test(line)) say('451 come back later');
    else if (verb === 'RCPT' && this.behaviour === 'hangs up') socket.destroy();
    else if (verb === 'RCPT' && this.behaviour === 'later') say('451 <somebody@example.com> come back later');
    else if (verb === 'RCPT' && this.behaviour === 'never') say('550 <somebody@example.com> unknown');
    else if (verb === 'DATA') say('354 go ahead');
    else say('250 sink');
    return verb === 'DATA';
  }

  private encrypt(socket: Socket, certificate: Certificate): void {
    socket.removeAllListeners('data');
    socket.write('220 go ahead\r\n');
    this.talk(new TLSSocket(socket, { isServer: true, ...certificate }), '');
  }

  private receive(mail: string, say: (line: string) => unknown, socket: Socket): void {
    const id = /^Message-ID: *(\S+)/im.exec(mail)?.[1] ?? 'none';
    if (this.behaviour === 'silent after the dot') {
      this.unconfirmed.push(id);
      return;
    }
    const refusal = this.answers.get('DOT');
    if (refusal) {
      say(refusal);
      return;
    }
    this.accepted.push(id);
    if (socket instanceof TLSSocket) this.encrypted.push(id);
    setTimeout(() => say('250 taken'), this.answersAfter);
  }
}
