import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { GREED } from './greed.mjs';
import { leave, memberOf, p99, timesOf } from './member.mjs';
import { openPortal } from './portal.mjs';

/** The maximum p99 of a member's reads meanwhile, as a multiple of the p99 without them. */
const MOST_RATIO = 2;
/** The maximum growth of the process's memory: 200 unfinished bodies of a megabyte, and some overhead. */
const MOST_GROWTH_MB = 400;
const SMALL = { connections: 3, times: 1 };

const residentMb = async (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Monitors the memory of a process; the returned function stops it and returns the peak. */
function watchMemory(pid) {
  let most = 0;
  const look = async () => (most = Math.max(most, await residentMb(pid).catch(() => 0)));
  const timer = setInterval(() => void look(), 50);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/**
 * Opens connections that send much and read nothing: the server must end each of them with bounded memory, while a
 * signed-in member keeps reading.
 * @param {{ small: boolean, reads: number }} size small: three connections of each kind, and no times are checked
 * @returns whether all checks passed
 */
export async function duringGreed({ small, reads: count }) {
  const portal = await openPortal(['all'], () => ({ DEMO: 'claims' }));
  const [node] = portal.nodes;
  let held = true;
  try {
    const { token, reads } = await memberOf(node);
    await timesOf(node.url, token, reads, Math.min(count, 200));
    for (const [name, { crowd }] of Object.entries(GREED)) {
      const { connections, times, isFlood } = small ? SMALL : crowd;
      const alone = p99(await timesOf(node.url, token, reads, count));
      const before = await residentMb(node.pid);
      const mostMemory = watchMemory(node.pid);
      const workerData = { url: node.url, name, connections, times };
      const thread = new Worker(new URL('./greedy-thread.mjs', import.meta.url), { workerData });
      const done = once(thread, 'message');
      await sleep(200);
      const during = p99(await timesOf(node.url, token, reads, count));
      const [{ ended, left, slowestMs, answered }] = await done;
      const growth = mostMemory() - before;
      const ratio = during / alone;
      const good =
        left === 0 &&
        growth < MOST_GROWTH_MB &&
        !node.hasEnded() &&
        !(!small && !isFlood && ratio > MOST_RATIO);
      held &&= good;
      console.log(
        `${good ? '' : 'NOT HELD: '}${name}: ${ended} connections ended by the server, the slowest after ${slowestMs} ms, ${left} not ended, answers ${JSON.stringify(answered)}; memory ${before.toFixed(0)} MB and ${growth.toFixed(0)} more; a member's p99 ${alone.toFixed(1)} ms alone, ${during.toFixed(1)} ms with them, ratio ${ratio.toFixed(2)}; the process ${node.hasEnded() ? 'ENDED' : 'lives'}`,
      );
      if (node.hasEnded()) break;
    }
  } finally {
    leave();
    await portal.close();
  }
  return held;
}
