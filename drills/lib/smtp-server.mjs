import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A slow mail server: it greets after `greetsMs` and accepts a mail after `answersMs`.
 * @returns its URL, and how often it accepted each Message-ID
 */
export async function startSmtpServer({ greetsMs = 0, answersMs = 0 } = {}) {
  const taken = new Map();
  const server = createServer((socket) => {
    const say = (line, ms = 0) => setTimeout(() => socket.writable && socket.write(`${line}\r\n`), ms);
    let text = '';
    let inData = false;
    socket.on('error', () => undefined);
    say('220 drill', greetsMs);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      for (;;) {
        const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inData ? 5 : 2));
        if (inData) {
          const id = /^Message-ID: *(\S+)/im.exec(part)?.[1];
          taken.set(id, (taken.get(id) ?? 0) + 1);
          say('250 taken', answersMs);
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else say(/^DATA/i.test(part) ? '354 go ahead' : '250 drill');
        inData = !inData && /^DATA/i.test(part);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${server.address().port}`, taken, close: () => server.close() };
}
