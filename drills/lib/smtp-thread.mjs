import { parentPort } from 'node:worker_threads';
import { startSmtpServer } from './smtp-server.mjs';

// A mail server in a thread of its own, so that its work does not delay what is measured meanwhile.
const { url } = await startSmtpServer();
parentPort.postMessage(url);
