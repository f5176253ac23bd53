import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 500;
const MOST_TRIES = 60;

interface Answered {
  errors?: { extensions: { code: string } }[];
}

/**
 * Makes a GraphQL call again while the product answers that it is busy, as scripts are told to: a call that waits a
 * second for a connection is refused (LIMIT-2). The pauses are part of the call's time.
 */
export async function askAgain<Answer extends Answered>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await call();
    const isBusy = answer.errors?.[0]?.extensions.code === 'SERVICE_UNAVAILABLE';
    if (!isBusy || tries === MOST_TRIES) return answer;
    await sleep(PAUSE_MS);
  }
}
