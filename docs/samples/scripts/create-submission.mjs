// Files a claim from a JSON file: node create-submission.mjs claim.json
// Sent again with the same key, it is still one claim: a script may repeat it when an answer was lost.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { json, rest } from './prorata.mjs';

const text = await readFile(process.argv[2], 'utf8');
const key = createHash('sha256').update(text).digest('hex');
const made = await rest('/api/settlement-submission/admin-create', json('POST', JSON.parse(text), key));
console.log((await made.json()).submissionId);
