import { StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { OpenedDocument } from '../attachments/attachments.service.js';
import { begun } from './begun.js';

/**
 * The list with the bytes in it as in RESTAPI-19, `[{id, metadata, fileBlob: {data: [1, 2, …]}}]`, written piece by
 * piece: as numbers a file is four times its size. A document that is not given out has no bytes here; one whose bytes
 * are gone says `missing: true`, since it would look like an empty one. @throws what the first bytes cannot be had for
 */
export async function attachmentListJson(opened: OpenedDocument[]): Promise<StreamableFile> {
  return new StreamableFile(await begun(Readable.from(pieces(opened), { objectMode: false })), {
    type: 'application/json; charset=utf-8',
  });
}

async function* pieces(opened: OpenedDocument[]): AsyncGenerator<string> {
  if (opened.length === 0) yield '[';
  for (const [index, { attachment, open, missing }] of opened.entries()) {
    const { id, fileName, mimetype } = attachment;
    const head = JSON.stringify({ id, metadata: { fileName, mimetype } }).slice(0, -1);
    const bytes = numbers(await open?.());
    // Nothing is said before the first bytes are there.
    const first = (await bytes.next()).value ?? '';
    yield `${index > 0 ? ',' : '['}${head},"fileBlob":{"data":[${first}`;
    yield* bytes;
    yield missing ? ']},"missing":true}' : ']}}';
  }
  yield ']';
}

async function* numbers(
  file: Awaited<ReturnType<NonNullable<OpenedDocument['open']>>> | undefined,
): AsyncGenerator<string, undefined> {
  if (!file) return;
  try {
    let comma = '';
    for await (const piece of file.stream() as AsyncIterable<Buffer>) {
      yield comma + piece.join(',');
      comma = ',';
    }
  } finally {
    await file.close();
  }
}
