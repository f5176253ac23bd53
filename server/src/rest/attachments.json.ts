import { StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { OpenedDocument } from '../attachments/attachments.service.js';
import { begun } from './begun.js';

/**
 * The list including the bytes as in RESTAPI-19, `[{id, metadata, fileBlob: {data: [1, 2, …]}}]`, written in pieces,
 * since a file written as numbers is four times its size. A document that may not be downloaded has no bytes; one whose
 * bytes are lost has `missing: true`, as it would look like an empty one.
 * @throws the error of the first bytes
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
    // Nothing is sent before the first bytes are available.
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
