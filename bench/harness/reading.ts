import type { BenchContext } from '../context.js';
import { BareProcess } from '../limits/bare-process.js';
import type { Asked } from './compare.js';
import { JsonCaller } from './json-caller.js';

/** The product and the bare server on the same database, ready for requests. */
export class Reading {
  private readonly callers: JsonCaller[] = [];

  private constructor(
    private readonly context: BenchContext,
    private readonly bareServer: BareProcess,
  ) {}

  /** Runs work with both, and stops what was started for it. */
  static async with<Result>(
    context: BenchContext,
    work: (reading: Reading) => Promise<Result>,
  ): Promise<Result> {
    // As autovacuum does within a minute of an import, so that it does not happen during a measurement.
    await context.db.client.query('VACUUM ANALYZE public.submissions, public.trade_lists, public.trades');
    const reading = new Reading(context, await BareProcess.start(context));
    try {
      return await work(reading);
    } finally {
      for (const caller of reading.callers) caller.close();
      await reading.bareServer.stop();
    }
  }

  /** Requests to the product: one GraphQL query with each set of variables, by its administrator. */
  product(query: string, variables: readonly object[], connections: number): Asked {
    const { admin, pid } = this.context.product;
    const bodies = variables.map((each) => JSON.stringify({ query, variables: each }));
    return { caller: this.caller(`${admin.url}/graphql`, admin.token, connections), bodies, pid };
  }

  /** Requests to a route of the bare server. */
  bare(route: '/list' | '/search' | '/view', inputs: readonly object[], connections: number): Asked {
    const bodies = inputs.map((input) => JSON.stringify(input));
    const { url, pid } = this.bareServer;
    return { caller: this.caller(url + route, undefined, connections), bodies, pid };
  }

  /** The same by the product's administrator, whose session the bare server looks up on each call. */
  bareSignedIn(route: '/search', inputs: readonly object[], connections: number): Asked {
    const asked = this.bare(route, inputs, connections);
    const { admin } = this.context.product;
    return { ...asked, caller: this.caller(this.bareServer.url + route, admin.token, connections) };
  }

  private caller(url: string, token: string | undefined, connections: number): JsonCaller {
    const caller = new JsonCaller(url, token, connections);
    this.callers.push(caller);
    return caller;
  }
}
