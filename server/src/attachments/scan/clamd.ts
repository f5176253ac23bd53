import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { ClamavAddress } from '../../config/clamav-address.js';

/** A scanner that sends nothing for this long counts as unavailable; it reads large files slowly. */
const SILENCE_MS = 60_000;
const LONGEST_ANSWER = 4_096;

/** The result of a scan by clamd. */
export type Verdict = 'clean' | 'infected';

/**
 * Scans a stream with clamd's INSTREAM command: chunks preceded by their length, and an empty one at the end.
 * @throws Error when clamd is unavailable, times out, or reports that it could not scan
 */
export async function scanStream(
  address: ClamavAddress,
  bytes: Readable,
  signal: AbortSignal,
  silenceMs = SILENCE_MS,
): Promise<Verdict> {
  const socket = connect({ ...address, signal } as Parameters<typeof connect>[0] & object);
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('clamd did not answer in time.')));
  const stop = () => socket.destroy(new Error('The scan was stopped.'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const answer = readAnswer(socket);
    // If clamd refuses the stream, sending fails; the reason is in its answer.
    const sent = send(socket, bytes).catch(() => undefined);
    const text = await answer;
    await sent;
    return verdictOf(text);
  } finally {
    signal.removeEventListener('abort', stop);
    bytes.destroy();
    socket.destroy();
  }
}

async function send(socket: Socket, bytes: Readable): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await write(socket, length);
    await write(socket, piece);
  }
  await write(socket, Buffer.alloc(4));
}

function write(socket: Socket, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1');
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > LONGEST_ANSWER) reject(new Error('clamd sent an answer that is too long.'));
    });
    socket.on('error', reject);
    socket.once('close', () => reject(new Error('clamd closed the connection.')));
  });
}

function verdictOf(answer: string): Verdict {
  if (/^stream: OK$/.test(answer)) return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new Error(`clamd could not scan a document: ${answer}`);
}
