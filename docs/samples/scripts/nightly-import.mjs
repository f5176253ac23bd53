// Imports a file and waits for the end: node nightly-import.mjs settlement-records records.csv
// Options of the import follow its name: node nightly-import.mjs 'settlement-records/trade?days=day-first' trades.csv
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { graphql, rest, seconds } from './prorata.mjs';

const [kind, file] = process.argv.slice(2);
const RUN = `query ($id: ID!) {
  importRun(id: $id) { status message read created updated unchanged rejected }
}`;

const form = new FormData();
form.set('file', await openAsBlob(file), basename(file));
const accepted = await rest(`/api/import/${kind}`, { method: 'POST', body: form });
const { importId: id } = await accepted.json();

let run;
do {
  await seconds(1);
  run = (await graphql(RUN, { id })).importRun;
} while (!['DONE', 'REFUSED', 'CANCELLED', 'FAILED'].includes(run.status));
console.log(JSON.stringify(run));

if (run.status !== 'DONE') process.exitCode = 1;
if (run.rejected > 0) {
  process.exitCode = 2;
  try {
    const rejections = await rest(`/api/import/${id}/rejections`);
    await writeFile('rejected.csv', await rejections.text());
  } catch (error) {
    console.error(`Some rows were rejected, and could not be fetched: ${error.message}`);
  }
}
