import { to as copyTo, type CopyToStreamQuery } from 'pg-copy-streams';
import { rowsCopied } from './copy-text.js';

/** A COPY whose stream is fed PostgreSQL's messages; the last two arrive in a separate packet. */
type Submitted = CopyToStreamQuery &
  Record<'handleCommandComplete', (message: { text: string }) => void> &
  Record<'handleReadyForQuery', () => void> &
  Record<'handleError', (error: Error) => void>;

it('rows are counted though the count comes after the last byte', async () => {
  const stream = copyTo('COPY (SELECT 1) TO STDOUT') as Submitted;
  const counted = rowsCopied(stream);
  stream.push('1\n2\n3\n');
  stream.push(null);
  for await (const piece of stream) expect(String(piece)).toBe('1\n2\n3\n');
  expect(stream.rowCount).toBe(0);
  stream.handleCommandComplete({ text: 'COPY 3' });
  stream.handleReadyForQuery();
  expect(await counted).toBe(3);
});

it('a connection lost before the count is an error', async () => {
  const stream = copyTo('COPY (SELECT 1) TO STDOUT') as Submitted;
  const counted = rowsCopied(stream);
  stream.handleError(new Error('Connection terminated'));
  await expect(counted).rejects.toThrow('Connection terminated');
});
