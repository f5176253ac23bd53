import type { BenchContext } from '../context.js';
import { JsonCaller } from '../harness/json-caller.js';
import { type Calls, callsWhile } from '../harness/requests.js';
import { PAGE_SIZE } from './pages.js';
import { LIST, SEARCH, VIEW } from './queries.js';

const READERS = 50;
const EDITORS = 5;
const VIEWED = 20;
const MOST_PRINTED = 500;

const EDIT = `mutation Edit($id: ID!, $version: Int!, $tradeVersion: Int!, $address: AddressDetailsInput!) {
  updateSubmission(id: $id, version: $version, tradeVersion: $tradeVersion, input: { addressDetails: $address }) {
    version submissionData { addressDetails { suburb } }
  }
}`;

/** A claim that one of the editors works on. */
interface EditedClaim {
  id: string;
  version: number;
  tradeVersion: number;
  address: Record<'address' | 'suburb' | 'state' | 'postCode' | 'country', string>;
}

interface Answer {
  data: Record<string, unknown> | null;
  errors?: unknown;
}

/** People at work: many who list, search and open claims, and a few who each edit a claim of their own. */
export class MixedCallers {
  /** Answers that were errors or not what was asked for. */
  wrong = 0;
  private next = 0;

  private constructor(
    private readonly server: { url: string; token: string | undefined },
    private readonly questions: readonly { body: string; isRight: (answer: Answer) => boolean }[],
    private readonly edited: readonly EditedClaim[],
  ) {}

  static async of({ product, db }: BenchContext): Promise<MixedCallers> {
    const { url, token } = product.admin;
    const { rows } = await db.client.query<EditedClaim & { email: string }>(
      `SELECT id, contact_email AS email, version, trade_version AS "tradeVersion",
         json_build_object('address', address, 'suburb', suburb, 'state', state, 'postCode', post_code, 'country', country) AS address
       FROM (SELECT s.*, coalesce(l.version, 0) AS trade_version FROM public.submissions s
         LEFT JOIN public.trade_lists l ON l.submission_id = s.id ORDER BY s.id LIMIT $1) claims`,
      [VIEWED + EDITORS],
    );
    const questions = rows.slice(EDITORS).flatMap(({ id, email }, at) => [
      {
        body: JSON.stringify({ query: LIST, variables: { page: at + 1 } }),
        isRight: ({ data }: Answer) => lengthOf(data?.submissions, 'submissions') === PAGE_SIZE,
      },
      {
        body: JSON.stringify({ query: SEARCH, variables: { query: email } }),
        isRight: ({ data }: Answer) => lengthOf(data?.submissionSearch, 'rows') > 0,
      },
      {
        body: JSON.stringify({ query: VIEW, variables: { id } }),
        isRight: ({ data }: Answer) => (data?.submission as { id: string } | undefined)?.id === id,
      },
    ]);
    return new MixedCallers({ url: `${url}/graphql`, token }, questions, rows.slice(0, EDITORS));
  }

  /** All readers at once, for as long as `more` says so. */
  reads(more: () => boolean): Promise<Calls> {
    return this.called(READERS, more, async (reader) => {
      const { body, isRight } = this.questions[this.next++ % this.questions.length]!;
      const answer = JSON.parse(await reader.call(body)) as Answer;
      if (answer.errors || !isRight(answer)) this.noteWrong(answer);
    });
  }

  /** Each editor saves one claim again and again, for as long as `more` says so. */
  edits(more: () => boolean): Promise<Calls> {
    const free = [...this.edited];
    return this.called(EDITORS, more, async (editor) => {
      const claim = free.pop()!;
      const suburb = `Edited ${claim.version}`;
      const { id, version, tradeVersion } = claim;
      const variables = { id, version, tradeVersion, address: { ...claim.address, suburb } };
      const answer = JSON.parse(await editor.call(JSON.stringify({ query: EDIT, variables }))) as Answer;
      if (answer.errors) this.noteWrong(answer);
      claim.version += 1;
      free.push(claim);
    });
  }

  /** The first is printed, so that the cause of a void row can be found. */
  private noteWrong(answer: Answer): void {
    if (this.wrong === 0) console.log(`  a wrong answer: ${JSON.stringify(answer).slice(0, MOST_PRINTED)}`);
    this.wrong += 1;
  }

  /** On connections of this turn: one that lay idle between two turns may just be closed by the server. */
  private async called(
    people: number,
    more: () => boolean,
    call: (caller: JsonCaller) => Promise<void>,
  ): Promise<Calls> {
    const caller = new JsonCaller(this.server.url, this.server.token, people);
    try {
      return await callsWhile(more, people, () => call(caller));
    } finally {
      caller.close();
    }
  }
}

function lengthOf(page: unknown, rows: string): number {
  return (page as Record<string, unknown[]> | undefined)?.[rows]?.length ?? 0;
}
