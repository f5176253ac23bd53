import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { PUBLIC_CALLS } from './public-calls.mjs';

// Runs many anonymous callers in a separate thread, so that their work does not delay the measurement.
const { url, name, connections } = workerData;
const { method, path, body } = PUBLIC_CALLS[name];
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = {};
let stopped = false;

function call() {
  const text = body && JSON.stringify(body());
  const headers = text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve) => {
    const asked = request(url + path, { method, headers, agent }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode));
    });
    asked.on('error', ({ code }) => resolve(code));
    asked.end(text);
  });
}

async function anonymousCaller() {
  while (!stopped) {
    const status = await call();
    statuses[status] = (statuses[status] ?? 0) + 1;
    // Otherwise rejected connections would retry in a busy loop.
    if (typeof status === 'string') await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

parentPort.once('message', () => (stopped = true));
await Promise.all(Array.from({ length: connections }, anonymousCaller));
agent.destroy();
parentPort.postMessage(statuses);
