import type { BenchContext, Figure, Row } from '../context.js';
import { median, medians, shortNumber } from '../harness/figures.js';
import { JsonCaller } from '../harness/json-caller.js';
import { makeAccounts } from '../harness/accounts.js';
import { allDone, type Calls, callsWhile, timedCalls, warmUp } from '../harness/requests.js';
import { verificationsPerSecond } from '../limits/verifications.js';
import { LIST } from './queries.js';

/**
 * More concurrent sign-ins than are hashed at once, so that some wait; few enough to stay below the limit of a network.
 */
const SIGNING_IN = 8;
const SIGN_INS = 120;
const READING = 10;
const READS = 300;

const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) { user { email } tokens { access { token } } }
}`;

interface SignInAnswer {
  data: { signIn: { user: { email: string }; tokens: { access: { token: string } } } } | null;
}

/**
 * Sign-ins of many members compared with argon2id alone, and the response times of the first page of the list
 * meanwhile.
 */
export async function measureSignIn(context: BenchContext): Promise<Row[]> {
  const { product, options, answers } = context;
  const { url, token } = product.admin;
  const emails = await makeAccounts(context, 'STANDARD', SIGNING_IN);
  const signing = new JsonCaller(`${url}/graphql`, undefined, SIGNING_IN);
  const reading = new JsonCaller(`${url}/graphql`, token, READING);
  let [next, wrong] = [0, 0];
  const signIn = async () => {
    const email = emails[next++ % emails.length]!;
    const input = { email, password: product.signIn.password };
    const text = await signing.call(JSON.stringify({ query: SIGN_IN, variables: { input } }));
    const { data } = JSON.parse(text) as SignInAnswer;
    if (data?.signIn.user.email !== email || !data.signIn.tokens.access.token) wrong += 1;
  };
  const list = JSON.stringify({ query: LIST, variables: { page: 1 } });
  try {
    const firstPage = await reading.call(list);
    const read = async () => {
      if ((await reading.call(list)) !== firstPage) wrong += 1;
    };
    await warmUp(SIGNING_IN, signIn, options.warmUpMs);
    await warmUp(READING, read, options.warmUpMs);
    const rates: (Calls & { limit: number })[] = [];
    const reads: { idle: number; meanwhile: number }[] = [];
    for (let turn = 0; turn < options.repeats; turn += 1) {
      const calls = await timedCalls(SIGN_INS, SIGNING_IN, signIn);
      rates.push({ ...calls, limit: await verificationsPerSecond(context, SIGN_INS) });
      const idle = await timedCalls(READS, READING, read);
      reads.push({ idle: idle.p99, meanwhile: (await readsDuring(signIn, read)).p99 });
    }
    answers.expect('sign-in', 'the number of wrong answers', wrong, 0);
    const { perSecond, limit, ...timed } = medians<keyof Calls | 'limit'>(rates);
    const p99: Figure = {
      product: median(reads.map(({ meanwhile }) => meanwhile)),
      limit: median(reads.map(({ idle }) => idle)),
    };
    console.log(
      `  p99 of list-first ${shortNumber(p99.limit!)} ms idle, ${shortNumber(p99.product)} ms meanwhile`,
    );
    return [{ path: 'sign-in', product: perSecond, limit, timed, parts: { 'list-first p99': p99 } }];
  } finally {
    signing.close();
    reading.close();
  }
}

/** Measures reads while members keep signing in. */
async function readsDuring(signIn: () => Promise<void>, read: () => Promise<void>): Promise<Calls> {
  let reading = true;
  const [, calls] = await allDone([
    callsWhile(() => reading, SIGNING_IN, signIn),
    timedCalls(READS, READING, read).finally(() => (reading = false)),
  ]);
  return calls;
}
