import type { BenchContext, Figure } from '../context.js';
import type { Path } from '../path-table.js';
import { median, medians, shortNumber } from './figures.js';
import type { JsonCaller } from './json-caller.js';
import { cpuSeconds, cpuSecondsOfFamily } from './processes.js';
import { type Calls, timedCalls, warmUp } from './requests.js';

/** Requests to one side, sent in rotation. */
export interface Asked {
  caller: JsonCaller;
  bodies: readonly string[];
  /** The process that responds. */
  pid: number;
}

export interface Comparison {
  path: Path;
  /** What is compared, for the output, if a path has several parts. */
  name?: string;
  product: Asked;
  limit: Asked;
  /** Provides the expected responses; by default the limit does. */
  expected?: Asked;
  atOnce: number;
  calls: number;
}

interface Side {
  asked: Asked;
  texts: string[];
  turns: (Calls & { cpuMs: number; databaseMs: number })[];
}

/**
 * Sends the same requests to the product and to its limit alternately, and returns calls per second. Every response of
 * the product is checked: the first one to each request field by field, later ones against the first.
 */
export async function compareWithLimit(context: BenchContext, comparison: Comparison): Promise<Figure> {
  const { path, name = path, product, limit, expected = limit, atOnce, calls } = comparison;
  const sides = { product: await asked(product), limit: await asked(limit) };
  const right = expected === limit ? sides.limit : await asked(expected);
  sides.product.texts.forEach((text, at) =>
    context.answers.expect(path, `answer ${at + 1}`, JSON.parse(text), JSON.parse(right.texts[at]!)),
  );
  let wrong = 0;
  const ask = (side: Side) => {
    let next = 0;
    return async () => {
      const at = next++ % side.texts.length;
      if ((await side.asked.caller.call(side.asked.bodies[at]!)) !== side.texts[at]) wrong += 1;
    };
  };
  for (const side of [sides.product, sides.limit]) await warmUp(atOnce, ask(side), context.options.warmUpMs);
  for (let turn = 0; turn < context.options.repeats; turn += 1) {
    for (const side of [sides.product, sides.limit]) {
      const [server, database] = [cpuSeconds(side.asked.pid), cpuSecondsOfFamily(context.db.pid)];
      const figures = await timedCalls(calls, atOnce, ask(side));
      const each = (seconds: number) => (seconds * 1000) / calls;
      side.turns.push({
        ...figures,
        cpuMs: each(cpuSeconds(side.asked.pid) - server),
        databaseMs: each(cpuSecondsOfFamily(context.db.pid) - database),
      });
    }
  }
  context.answers.expect(path, `the number of answers of ${name} that differ from the first`, wrong, 0);
  console.log(
    `  ${name}: product ${described(sides.product)}; limit ${described(sides.limit)}; ratio by turns ${ratios(sides)}`,
  );
  const { perSecond: reached, p50, p95, p99 } = medians(sides.product.turns);
  return {
    product: reached,
    limit: median(sides.limit.turns.map((turn) => turn.perSecond)),
    timed: { p50, p95, p99 },
  };
}

/** Includes the first response to each request. */
async function asked(side: Asked): Promise<Side> {
  const texts: string[] = [];
  for (const body of side.bodies) texts.push(await side.caller.call(body));
  return { asked: side, texts, turns: [] };
}

function described({ turns }: Side): string {
  const { perSecond, p50, cpuMs, databaseMs } = medians(turns);
  const [rate, half, own, database] = [perSecond, p50, cpuMs, databaseMs].map(shortNumber);
  return `${rate}/s, p50 ${half} ms, processor time a call ${own} ms and in the database ${database} ms`;
}

const ratios = ({ product, limit }: Record<'product' | 'limit', Side>) =>
  product.turns.map((turn, at) => (turn.perSecond / limit.turns[at]!.perSecond).toFixed(2)).join(', ');
