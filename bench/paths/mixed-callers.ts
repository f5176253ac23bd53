import type { BenchContext } from '../context.js';
import { signInAdministrators } from '../harness/accounts.js';
import { askAgain } from '../harness/asking-again.js';
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

/** A claim that one editor works on, with that editor's session. */
interface EditedClaim {
  token: string;
  id: string;
  version: number;
  tradeVersion: number;
  address: Record<'address' | 'suburb' | 'state' | 'postCode' | 'country', string>;
}

interface Found {
  sid: string;
  legalEntity: string;
  contactEmail: string;
  contactName: string;
}

interface Answer {
  data: {
    submissions?: { submissions: unknown[] };
    submissionSearch?: { rows: Found[] };
    submission?: { id: string };
    updateSubmission?: { version: number; submissionData: { addressDetails: { suburb: string } } };
  } | null;
  errors?: { extensions: { code: string } }[];
}

/** A request, and a check of its response. */
interface Question {
  body: string;
  isRight: (answer: Answer) => boolean;
}

/** Simulated users: many who list, search and open claims, and a few who each edit their own claim. */
export class MixedCallers {
  /** The number of errors and wrong responses. */
  wrong = 0;
  private next = 0;

  private constructor(
    private readonly server: { url: string; token: string | undefined },
    private readonly questions: readonly Question[],
    private readonly edited: readonly EditedClaim[],
  ) {}

  /** Reads each claim that will be viewed; no editor works on these, so they do not change. */
  static async of(context: BenchContext): Promise<MixedCallers> {
    const { product, db } = context;
    const { url, token } = product.admin;
    const { rows } = await db.client.query<Omit<EditedClaim, 'token'> & { email: string }>(
      `SELECT id, contact_email AS email, version, trade_version AS "tradeVersion",
         json_build_object('address', address, 'suburb', suburb, 'state', state, 'postCode', post_code, 'country', country) AS address
       FROM (SELECT s.*, coalesce(l.version, 0) AS trade_version FROM public.submissions s
         LEFT JOIN public.trade_lists l ON l.submission_id = s.id ORDER BY s.id LIMIT $1) claims`,
      [VIEWED + EDITORS],
    );
    const server = { url: `${url}/graphql`, token };
    const caller = new JsonCaller(server.url, token, 1);
    const questions: Question[] = [];
    for (const [at, { id, email }] of rows.slice(EDITORS).entries())
      questions.push(listed(at + 1), searched(email), await viewed(caller, id));
    caller.close();
    // Changes by one user are serialised, so each editor has an account of their own.
    const editors = await signInAdministrators(context, EDITORS);
    const edited = rows.slice(0, EDITORS).map((claim, at) => ({ ...claim, token: editors[at]! }));
    return new MixedCallers(server, questions, edited);
  }

  /**
   * Runs all readers concurrently as long as `more` returns true. Uses new connections: an idle one may just be being
   * closed.
   */
  async reads(more: () => boolean): Promise<Calls> {
    const reader = new JsonCaller(this.server.url, this.server.token, READERS);
    try {
      return await callsWhile(more, READERS, async () => {
        const { body, isRight } = this.questions[this.next++ % this.questions.length]!;
        const answer = await askAgain(async () => JSON.parse(await reader.call(body)) as Answer);
        if (answer.errors || !isRight(answer)) this.noteWrong(answer);
      });
    } finally {
      reader.close();
    }
  }

  /** Each editor saves one claim repeatedly as long as `more` returns true. */
  async edits(more: () => boolean): Promise<Calls> {
    const free = this.edited.map((claim) => ({
      claim,
      caller: new JsonCaller(this.server.url, claim.token, 1),
    }));
    const callers = free.map(({ caller }) => caller);
    try {
      return await callsWhile(more, free.length, async () => {
        const editor = free.pop()!;
        await this.edit(editor.claim, editor.caller);
        free.push(editor);
      });
    } finally {
      for (const caller of callers) caller.close();
    }
  }

  private async edit(claim: EditedClaim, caller: JsonCaller): Promise<void> {
    const suburb = `Edited ${claim.version}`;
    const { id, version, tradeVersion } = claim;
    const variables = { id, version, tradeVersion, address: { ...claim.address, suburb } };
    const body = JSON.stringify({ query: EDIT, variables });
    const answer = await askAgain(async () => JSON.parse(await caller.call(body)) as Answer);
    const saved = answer.data?.updateSubmission;
    const isSaved = saved?.version === version + 1 && saved.submissionData.addressDetails.suburb === suburb;
    if (answer.errors || !isSaved) this.noteWrong(answer);
    claim.version = saved?.version ?? version;
  }

  /** The first one is printed, so that the cause of a void row can be found. */
  private noteWrong(answer: Answer): void {
    if (this.wrong === 0) console.log(`  a wrong answer: ${JSON.stringify(answer).slice(0, MOST_PRINTED)}`);
    this.wrong += 1;
  }
}

function listed(page: number): Question {
  return {
    body: JSON.stringify({ query: LIST, variables: { page } }),
    isRight: ({ data }) => data?.submissions?.submissions.length === PAGE_SIZE,
  };
}

/** Every row must contain the word in a displayed field. */
function searched(word: string): Question {
  const holds = ({ sid, legalEntity, contactEmail, contactName }: Found) =>
    [sid, legalEntity, contactEmail, contactName].join('\n').toLowerCase().includes(word.toLowerCase());
  return {
    body: JSON.stringify({ query: SEARCH, variables: { query: word } }),
    isRight: ({ data }) => !!data?.submissionSearch?.rows.length && data.submissionSearch.rows.every(holds),
  };
}

/** Every field must equal the earlier reading. @throws Error if that reading is not of this claim */
async function viewed(caller: JsonCaller, id: string): Promise<Question> {
  const body = JSON.stringify({ query: VIEW, variables: { id } });
  const before = await caller.call(body);
  const { data, errors } = JSON.parse(before) as Answer;
  if (errors || data?.submission?.id !== id) throw new Error(`The claim ${id} is answered with ${before}`);
  const read = JSON.stringify(data);
  return { body, isRight: (answer) => JSON.stringify(answer.data) === read };
}
