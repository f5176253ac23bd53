// Prints the claim with a SID: node find-by-sid.mjs 00123
import { rest } from './prorata.mjs';

const [sid] = process.argv.slice(2);
const search = await rest(`/api/settlement-submission/search?filter=ALL&query=${encodeURIComponent(sid)}`);
const { data } = await search.json();
// The exact SID comes first; the others only look like it.
const found = data.find((row) => row.sid === sid);
if (!found) throw new Error(`No claim has the SID ${sid}`);
const { submission } = await (await rest(`/api/settlement-submission/${found.id}`)).json();
console.log(JSON.stringify(submission, null, 2));
