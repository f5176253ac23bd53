import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { EntityManager } from 'typeorm';

/** A stretch of code that holds a connection of the pool, and where it took it. */
interface Holding {
  taken: Error;
  ended: boolean;
}

const holdings = new AsyncLocalStorage<Holding>();
let watching = false;

/** What the log and the tests look for. */
export const SECOND_CONNECTION = 'A call that holds a connection of the pool asks for another one';

/**
 * Ten calls that each hold one of ten connections and wait for a second wait for each other. From here on a code path that
 * does so gets an error with both places, instead of a deadlock on a busy day. For tests: keeping track costs time.
 */
export function watchConnections(): void {
  watching = true;
  const managers = EntityManager.prototype as { transaction: (...given: unknown[]) => Promise<unknown> };
  const plain = managers.transaction;
  managers.transaction = function watched(...given) {
    return plain.apply(this, given.map(watchedWork));
  };
}

/** The work among what a transaction is given: its isolation may come before, and nothing after. */
function watchedWork(given: unknown): unknown {
  if (typeof given !== 'function') return given;
  return (tx: EntityManager) => holding(() => (given as (tx: EntityManager) => Promise<unknown>)(tx));
}

/** Runs what holds a connection of the pool. */
export async function holding<T>(work: () => Promise<T>): Promise<T> {
  if (!watching) return work();
  const mine: Holding = { taken: new Error('taken'), ended: false };
  try {
    return await holdings.run(mine, work);
  } finally {
    mine.ended = true;
  }
}

/**
 * For what asks for a connection now or, where many share one answer, only now and then: it must not be called by who holds
 * one already. Does nothing unless connections are watched.
 * @throws Error with the places of both
 */
export function refuseWhileHolding(what: string): void {
  const held = watching ? holdings.getStore() : undefined;
  if (!held || held.ended) return;
  const asked = new Error(`${SECOND_CONNECTION}: ${what}.`);
  asked.stack = `${String(asked.stack)}\n  The first was taken here:\n${placesOf(held.taken)}`;
  // Some callers do without an answer, and would hide this.
  process.stderr.write(`${asked.stack}\n`);
  throw asked;
}

const placesOf = ({ stack = '' }: Error) => stack.split('\n').slice(1).join('\n');

/** A pool that knows who asks. */
class WatchedPool extends pg.Pool {
  override connect(...callback: unknown[]): never {
    refuseWhileHolding('a connection');
    return Reflect.apply(super.connect.bind(this), undefined, callback) as never;
  }
}

/** `pg` as TypeORM is given it where connections are watched. */
export const watchedPg = { ...pg, Pool: WatchedPool };
