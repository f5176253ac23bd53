// Gives a claim to the person with an address: node give-claim.mjs <id of the claim> right@example.com
import { json, rest } from './prorata.mjs';

const [id, email] = process.argv.slice(2);
await rest(`/api/settlement-submission/${id}/update`, json('PUT', { email }));
