import type { BenchContext } from '../context.js';
import { BareProcess } from '../limits/bare-process.js';
import type { Asked } from './compare.js';
import { JsonCaller } from './json-caller.js';

/** The product and the bare server on the same database, each ready to be asked. */
export class Reading {
  private readonly callers: JsonCaller[] = [];

  private constructor(
    private readonly context: BenchContext,
    private readonly bareServer: BareProcess,
  ) {}

  /** Works with both, and ends what was started for it. */
  static async with<Result>(
    context: BenchContext,
    work: (reading: Reading) => Promise<Result>,
  ): Promise<Result> {
    // As the database does by itself within a minute of an import, so that no measurement has that in its midst.
    await context.db.client.query('VACUUM ANALYZE public.submissions, public.trade_lists, public.trades');
    const reading = new Reading(context, await BareProcess.start(context));
    try {
      return await work(reading);
    } finally {
      for (const caller of reading.callers) caller.close();
      await reading.bareServer.stop();
    }
  }

  /** Questions to the product: one GraphQL query with each of the variables, by its administrator. */
  product(query: string, variables: readonly object[], connections: number): Asked {
    const { admin, pid } = this.context.product;
    const bodies = variables.map((each) => JSON.stringify({ query, variables: each }));
    return { caller: this.caller(`${admin.url}/graphql`, admin.token, connections), bodies, pid };
  }

  /** Questions to a route of the bare server. */
  bare(route: '/list' | '/search' | '/view', inputs: readonly object[], connections: number): Asked {
    const bodies = inputs.map((input) => JSON.stringify(input));
    const { url, pid } = this.bareServer;
    return { caller: this.caller(url + route, undefined, connections), bodies, pid };
  }

  /** The same by the product's administrator, whose session the bare server looks for at each call. */
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
