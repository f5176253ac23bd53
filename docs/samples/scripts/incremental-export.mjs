// Appends what has changed since the last run to claims.jsonl, a line for each claim; the first run takes all of them.
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { graphql } from './prorata.mjs';

const WALK = `query ($after: ID, $updatedSince: DateTime) {
  submissionWalk(after: $after, first: 500, updatedSince: $updatedSince) {
    asOf
    next
    submissions {
      submissionId sid email updatedAt
      submissionData {
        legalDetails { legalEntity registeredOwner abnAcn }
        tradeDetails { openingBalance tradeData { transactionType tradeDate quantity pricePerShare totalAmount } }
      }
    }
  }
}`;

const updatedSince = await readFile('last-export.txt', 'utf8').catch(() => null);
let after = null;
let asOf;
do {
  const { submissionWalk: page } = await graphql(WALK, { after, updatedSince });
  asOf ??= page.asOf;
  await appendFile('claims.jsonl', page.submissions.map((claim) => `${JSON.stringify(claim)}\n`).join(''));
  after = page.next;
} while (after);
// Only now: a run that is cut off begins again where the last whole one began.
await writeFile('last-export.txt', asOf);
