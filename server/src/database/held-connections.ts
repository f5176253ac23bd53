import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { EntityManager } from 'typeorm';

/** A piece of work that holds a connection of the pool, and where it took it. */
interface Holding {
  taken: Error;
  ended: boolean;
}

const holdings = new AsyncLocalStorage<Holding>();
let watching = false;

/** The message that the log and the tests look for. */
export const SECOND_CONNECTION = 'A call that holds a connection of the pool asks for another one';

/**
 * Makes code that asks for a second connection of the pool while holding one fail, with both places in the error.
 * Otherwise ten such calls could take all ten connections and wait for each other: a deadlock that only happens on a busy
 * day. For tests, since the tracking costs time.
 */
export function watchConnections(): void {
  watching = true;
  const managers = EntityManager.prototype as { transaction: (...given: unknown[]) => Promise<unknown> };
  const plain = managers.transaction;
  managers.transaction = function watched(...given) {
    return plain.apply(this, given.map(watchedWork));
  };
}

/** Wraps the callback among the arguments of `transaction`, which the isolation level may precede. */
function watchedWork(given: unknown): unknown {
  if (typeof given !== 'function') return given;
  return (tx: EntityManager) => holding(() => (given as (tx: EntityManager) => Promise<unknown>)(tx));
}

/** Runs work that holds a connection of the pool. */
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
 * For code that needs a connection now, or only sometimes where many callers share one answer: the caller must not hold
 * one already. Does nothing unless connections are watched.
 * @throws Error with both places
 */
export function refuseWhileHolding(what: string): void {
  const held = watching ? holdings.getStore() : undefined;
  if (!held || held.ended) return;
  const asked = new Error(`${SECOND_CONNECTION}: ${what}.`);
  asked.stack = `${String(asked.stack)}\n  The first was taken here:\n${placesOf(held.taken)}`;
  // Some callers ignore errors and would hide this one.
  process.stderr.write(`${asked.stack}\n`);
  throw asked;
}

const placesOf = ({ stack = '' }: Error) => stack.split('\n').slice(1).join('\n');

/** A pool that checks its callers. */
class WatchedPool extends pg.Pool {
  override connect(...callback: unknown[]): never {
    refuseWhileHolding('a connection');
    return Reflect.apply(super.connect.bind(this), undefined, callback) as never;
  }
}

/** The `pg` module that TypeORM is given where connections are watched. */
export const watchedPg = { ...pg, Pool: WatchedPool };
