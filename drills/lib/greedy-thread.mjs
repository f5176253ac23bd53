import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { GREED } from './greed.mjs';

// Runs connections of one kind in a separate thread, so that their work does not delay the measurement.
const LONGEST_MS = 40_000;

const { url, name, connections, times } = workerData;
const { hostname, port } = new URL(url);
const { first, then, everyMs, reads = false } = GREED[name];
const result = { ended: 0, left: 0, slowestMs: 0, answered: {} };

function connection() {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(Number(port), hostname, () => socket.write(first));
    let received = '';
    if (reads) socket.setEncoding('latin1').on('data', (text) => (received += text));
    else socket.pause();
    const drip = setInterval(() => socket.write(then), everyMs);
    const finish = (how) => {
      clearInterval(drip);
      clearTimeout(limit);
      socket.destroy();
      result[how]++;
      if (how === 'ended')
        result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - began));
      for (const [answer] of received.matchAll(/HTTP\/1\.1 \d{3}/g))
        result.answered[answer] = (result.answered[answer] ?? 0) + 1;
      resolve();
    };
    const limit = setTimeout(() => finish('left'), LONGEST_MS);
    socket.once('error', () => undefined);
    socket.once('close', () => finish('ended'));
  });
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    for (let time = 0; time < times; time++) await connection();
  }),
);
parentPort.postMessage(result);
