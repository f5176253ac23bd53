import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Stands between a program and a server it talks to, and ends, resets or freezes what passes. */
export class FaultProxy {
  #server;
  #pairs = new Set();
  #frozen = false;
  #downAt = 0;
  #to;

  /** Listens in front of a server. */
  static async inFrontOf(host, port) {
    const proxy = new FaultProxy();
    proxy.#to = { host, port };
    proxy.#server = createServer((socket) => proxy.#pass(socket)).listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port() {
    return this.#server.address().port;
  }

  /** How many connections pass now. */
  get connections() {
    return this.#pairs.size;
  }

  /** The same address, by way of this. */
  urlOf(url) {
    return Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(this.port) }).href;
  }

  /** Nothing passes any more, in either direction, and nobody is told: as a machine that is stopped. */
  freeze() {
    this.#frozen = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Who comes from now on is led to another server, as by a name that points elsewhere; who is there stays where they are. */
  leadTo(host, port) {
    this.#to = { host, port };
  }

  /** Of the connections that pass now nothing passes any more, and nobody is told; new ones are well. */
  swallow() {
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  thaw() {
    this.#frozen = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  /** Nobody is let in any more, and who was is thrown out: as a server that is down. */
  async goDown() {
    this.#downAt = this.port;
    await this.close();
  }

  /** Listens again where it did. */
  async comeBack() {
    this.#server.listen(this.#downAt, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Breaks one connection off, by a reset or by a quiet end; false when there is none. */
  break(how) {
    const pairs = [...this.#pairs];
    const pair = pairs[Math.floor(Math.random() * pairs.length)];
    if (!pair) return false;
    this.#pairs.delete(pair);
    const [socket, server] = pair;
    if (how === 'reset') socket.resetAndDestroy();
    else socket.end();
    server.destroy();
    return true;
  }

  async close() {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(socket) {
    const server = connect(this.#to.port, this.#to.host);
    const pair = [socket, server];
    this.#pairs.add(pair);
    for (const [from, to] of [
      [socket, server],
      [server, socket],
    ]) {
      from.on('data', (bytes) => {
        if (!to.writableEnded && !to.write(bytes)) {
          from.pause();
          to.once('drain', () => this.#frozen || from.resume());
        }
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#pairs.delete(pair);
        to.destroy();
      });
      from.on('end', () => to.end());
      if (this.#frozen) from.pause();
    }
  }
}
