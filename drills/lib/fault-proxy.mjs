import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A proxy between a program and a server that can close, reset or freeze connections. */
export class FaultProxy {
  #server;
  #pairs = new Set();
  #frozen = false;
  #downAt = 0;
  #to;

  /** Starts a proxy for a server. */
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

  /** The number of open connections. */
  get connections() {
    return this.#pairs.size;
  }

  /** The same URL, through this proxy. */
  urlOf(url) {
    return Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(this.port) }).href;
  }

  /** Stops all traffic in both directions without closing connections, like a machine that has stopped. */
  freeze() {
    this.#frozen = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  /** Sends new connections to another server, as after a DNS change; existing ones are unchanged. */
  leadTo(host, port) {
    this.#to = { host, port };
  }

  /** Stops traffic on the existing connections without closing them; new ones work. */
  swallow() {
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  thaw() {
    this.#frozen = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  /** Closes all connections and rejects new ones, like a server that is down. */
  async goDown() {
    this.#downAt = this.port;
    await this.close();
  }

  /** Listens again on the same port. */
  async comeBack() {
    this.#server.listen(this.#downAt, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Closes or resets one connection; returns false if there is none. */
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
