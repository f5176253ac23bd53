import type { Answers } from '../harness/answers.js';
import type { BenchDatabase } from '../harness/database.js';
import { median, shortNumber } from '../harness/figures.js';
import { GraphqlCaller } from '../harness/graphql-caller.js';
import type { Product } from '../harness/product.js';
import { callsPerSecond } from '../harness/requests.js';
import { type ListRow, ListPage } from '../limits/list-page.js';

const CONNECTIONS = 10;
const REQUESTS = 300;
const WARM_UP_REQUESTS = 100;

const QUERY = `{
  submissions(page: 1) {
    submissions { id sid legalEntity contactEmail contactName missing }
    pagination { totalItems }
  }
}`;

interface Answer {
  data: {
    submissions: {
      submissions: {
        id: string;
        sid: string;
        legalEntity: string;
        contactEmail: string;
        contactName: string;
        missing: number;
      }[];
      pagination: { totalItems: number };
    };
  };
}

/** Requests a second for the first page with its total: by GraphQL with a session, and by SQL alone. */
export async function measureListFirst(
  product: Product,
  db: BenchDatabase,
  answers: Answers,
  repeats: number,
): Promise<{ product: number; limit: number }> {
  const caller = new GraphqlCaller(product.admin, QUERY, CONNECTIONS);
  const page = new ListPage(db, CONNECTIONS);
  const figures = { product: [] as number[], limit: [] as number[] };
  try {
    const expected = await caller.call();
    checkPage(answers, JSON.parse(expected) as Answer, await page.read());
    let wrong = 0;
    const viaProduct = async () => {
      if ((await caller.call()) !== expected) wrong += 1;
    };
    const viaSql = async () => {
      await page.read();
    };
    await callsPerSecond(WARM_UP_REQUESTS, CONNECTIONS, viaProduct);
    await callsPerSecond(WARM_UP_REQUESTS, CONNECTIONS, viaSql);
    for (let turn = 0; turn < repeats; turn += 1) {
      figures.product.push(await callsPerSecond(REQUESTS, CONNECTIONS, viaProduct));
      figures.limit.push(await callsPerSecond(REQUESTS, CONNECTIONS, viaSql));
      const [viaBoth, alone] = [figures.product.at(-1)!, figures.limit.at(-1)!];
      console.log(
        `  ${'list-first'.padEnd(24)}  ${shortNumber(viaBoth)} requests/s  SQL alone ${shortNumber(alone)} requests/s`,
      );
    }
    answers.expect('list-first', 'the number of answers that differ from the first', wrong, 0);
  } finally {
    caller.close();
    await page.close();
  }
  return { product: median(figures.product), limit: median(figures.limit) };
}

function checkPage(
  answers: Answers,
  { data }: Answer,
  { rows, total }: { rows: ListRow[]; total: number },
): void {
  answers.expect('list-first', 'the total', data.submissions.pagination.totalItems, total);
  const shown = data.submissions.submissions.map(({ missing: _, ...claim }) => claim);
  const stored = rows.map((row) => ({
    id: row.id,
    sid: row.sid,
    legalEntity: row.legal_entity,
    contactEmail: row.contact_email,
    contactName: row.contact_name,
  }));
  answers.expect('list-first', 'the page', shown, stored);
}
