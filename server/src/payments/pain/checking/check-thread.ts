import { parentPort } from 'node:worker_threads';
import { BankFileError } from '../../reading/bank-file-error.js';
import { readPainBack } from '../../reading/read-pain.js';
import type { CheckAnswer, CheckTask, PainCheck } from './check-pain.js';
import { schemaErrors } from './schema-errors.js';

// The entry point of the thread that checks one bank file.
parentPort!.once('message', (task: CheckTask) => {
  void answerOf(task).then((answer) => parentPort!.postMessage(answer));
});

async function answerOf(task: CheckTask): Promise<CheckAnswer> {
  try {
    return await checked(task);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

async function checked({ text, version }: CheckTask): Promise<PainCheck> {
  const errors = await schemaErrors(text, version);
  if (errors.length > 0) return { errors };
  try {
    return { read: readPainBack(Buffer.from(text)) };
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    return { errors: [{ line: error.line, row: 0, reason: error.reason }] };
  }
}
