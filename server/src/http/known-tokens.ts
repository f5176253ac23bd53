import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { accountOf, type Caller } from '../common/actor.js';

const KNOWN_FOR_MS = 10 * 60_000;
const MOST_KNOWN = 20_000;

const BEARER = /^bearer /i;

/**
 * The accounts of recently accepted tokens, by token hash. Decides only who is served first; the guard checks each token
 * on every call.
 */
export class KnownTokens {
  private readonly people = new LRUCache<string, string>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });

  /** The account of a call whose token was accepted recently. */
  personOf(request: FastifyRequest): string | undefined {
    const token = hashOfToken(request);
    return token && this.people.get(token);
  }

  /** Remembers a token that was just accepted. */
  keep(request: FastifyRequest, actor: Caller): void {
    const token = hashOfToken(request);
    if (token) this.people.set(token, accountOf(actor));
  }

  forget(request: FastifyRequest): void {
    const token = hashOfToken(request);
    if (token) this.people.delete(token);
  }
}

function hashOfToken({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (!authorization || !BEARER.test(authorization)) return undefined;
  return hash('sha256', authorization, 'base64url');
}
