import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { leave, memberOf, p99, timesOf } from './member.mjs';
import { openPortal } from './portal.mjs';
import { PUBLIC_CALLS } from './public-calls.mjs';

/** The maximum p99 of a member's reads during a crowd, as a multiple of the p99 without it. */
const MOST_RATIO = 2;

/**
 * Measures how long a signed-in member waits while many anonymous callers use each public call in turn.
 * @param {{ connections: number, reads: number, only?: string, judgeTimes: boolean }} size
 * @returns whether every read succeeded and, if `judgeTimes` is set, was fast enough
 */
export async function duringCrowds({ connections, reads: count, only, judgeTimes }) {
  const mailServer = new Worker(new URL('./smtp-thread.mjs', import.meta.url));
  const [SMTP_URL] = await once(mailServer, 'message');
  const portal = await openPortal(['all'], () => ({ DEMO: 'claims', SMTP_URL }));
  const [node] = portal.nodes;
  let held = true;
  try {
    const { token, reads } = await memberOf(node);
    await timesOf(node.url, token, reads, Math.min(count, 200));
    for (const name of Object.keys(PUBLIC_CALLS)) {
      if (only && !name.includes(only)) continue;
      await portal.db.query('DELETE FROM limits');
      const alone = p99(await timesOf(node.url, token, reads, count));
      const workerData = { url: node.url, name, connections };
      const crowd = new Worker(new URL('./crowd-thread.mjs', import.meta.url), { workerData });
      await sleep(500);
      const during = p99(await timesOf(node.url, token, reads, count));
      crowd.postMessage('stop');
      const [statuses] = await once(crowd, 'message');
      const ratio = during / alone;
      if ((judgeTimes && ratio > MOST_RATIO) || node.hasEnded()) held = false;
      console.log(
        `${name}: p99 ${alone.toFixed(1)} ms alone, ${during.toFixed(1)} ms beside ${connections} connections, ratio ${ratio.toFixed(2)}, the process ${node.hasEnded() ? 'ENDED' : 'lives'}, answers ${JSON.stringify(statuses)}`,
      );
      if (node.hasEnded()) break;
    }
  } finally {
    leave();
    await portal.close();
    await mailServer.terminate();
  }
  return held;
}
