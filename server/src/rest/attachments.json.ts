import { StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { AttachmentsService } from '../attachments/attachments.service.js';

type Opened = Awaited<ReturnType<AttachmentsService['listOpened']>>;

/**
 * The list with the bytes in it as the spec has it, `[{id, metadata, fileBlob: {data: [1, 2, …]}}]`, written piece by piece:
 * as numbers a file is four times its size. A document that is not given out has no bytes here.
 */
export function attachmentListJson(opened: Opened): StreamableFile {
  return new StreamableFile(Readable.from(pieces(opened), { objectMode: false }), {
    type: 'application/json; charset=utf-8',
  });
}

async function* pieces(opened: Opened): AsyncGenerator<string> {
  yield '[';
  for (const [index, { attachment, open }] of opened.entries()) {
    const { id, fileName, mimetype } = attachment;
    const head = JSON.stringify({ id, metadata: { fileName, mimetype } }).slice(0, -1);
    yield `${index > 0 ? ',' : ''}${head},"fileBlob":{"data":[`;
    if (open) yield* numbers(await open());
    yield ']}}';
  }
  yield ']';
}

async function* numbers(
  file: Awaited<ReturnType<NonNullable<Opened[number]['open']>>>,
): AsyncGenerator<string> {
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
