import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Connections } from './connections.js';

describe('a connection with thousands of requests in one block', () => {
  it('is closed at the eleventh, and the others are not executed', async () => {
    let begun = 0;
    const count = () => {
      begun++;
    };
    subscribe('http.server.request.start', count);
    const server = createServer(() => undefined);
    new Connections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    const ended = once(socket, 'close');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
    socket.resume();
    await ended;
    server.close();
    unsubscribe('http.server.request.start', count);
    expect(begun).toBe(11);
  });
});
