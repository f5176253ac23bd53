import { parentPort } from 'node:worker_threads';
import { startSmtpServer } from './smtp-server.mjs';

// Runs a mail server in a separate thread, so that its work does not delay the measurement.
const { url } = await startSmtpServer();
parentPort.postMessage(url);
