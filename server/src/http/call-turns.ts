import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountOf, type Caller } from '../common/actor.js';
import type { CallTurns } from '../common/request-of.js';
import { beginServing, endServing } from '../common/served-people.js';
import { mayChange } from './changes-in-turn.js';
import type { KnownTokens } from './known-tokens.js';
import type { PersonalGates } from './personal-gates.js';
import { REQUEST_LIMIT_MS } from './request-limits.js';

type Leave = () => void;

/** Longer than a turn that is free takes. */
const WAITED_MS = 100;

/** The queues in which calls wait. */
export interface Places {
  anonymous: (request: FastifyRequest, gone: AbortSignal) => Promise<Leave>;
  changes: PersonalGates;
  uploads: PersonalGates;
}

/**
 * The turns of one call: in the queue for unknown callers until its caller is known, then in the queue for that person's
 * changes. A file upload that is still arriving holds no turn but one of its person's upload slots, since it may take
 * hours and needs no work meanwhile.
 */
export class TurnsOfCall implements CallTurns {
  private person: string | undefined;
  private serving: Promise<void> | undefined;
  private admitted: Promise<boolean> | undefined;
  private readonly held: Leave[] = [];
  private gone: AbortController | undefined;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly places: Places,
    private readonly known: KnownTokens,
  ) {
    reply.raw.once('close', () => this.leaveLater());
  }

  /** Waits for the first turn. */
  async begin(): Promise<void> {
    const person = this.known.personOf(this.request);
    if (person !== undefined) return (this.serving = this.serve(person));
    await this.take(this.places.anonymous(this.request, this.untilGone));
    if (this.request.isMultipart() && !this.request.raw.complete) this.end();
  }

  callerKnown(actor: Caller): Promise<boolean> {
    this.admitted ??= this.admit(actor);
    return this.admitted;
  }

  fileReceived(): Promise<void> {
    return this.work();
  }

  end(): void {
    endServing(this);
    for (const leave of this.held.splice(0)) leave();
  }

  private async admit(actor: Caller): Promise<boolean> {
    this.known.keep(this.request, actor);
    const from = performance.now();
    await (this.serving ?? this.serve(accountOf(actor)));
    return performance.now() - from > WAITED_MS;
  }

  private async serve(person: string): Promise<void> {
    this.end();
    this.person = person;
    if (this.request.isMultipart()) await this.take(this.places.uploads.enter(person, this.untilGone));
    else await this.work();
  }

  private async work(): Promise<void> {
    // Nothing would end it any more.
    if (!this.reply.raw.closed) beginServing(this);
    if (this.person !== undefined && mayChange(this.request))
      await this.take(this.places.changes.enter(this.person, this.untilGone));
  }

  /** Created only for calls that wait; most do not. */
  private get untilGone(): AbortSignal {
    this.gone ??= new AbortController();
    if (this.reply.raw.closed) this.gone.abort();
    return this.gone.signal;
  }

  private async take(turn: Promise<Leave>): Promise<void> {
    this.held.push(await turn);
    if (this.reply.raw.closed) this.leaveLater();
  }

  /** A client that disconnects does not stop work already begun; the response or the timeout ends it. */
  private leaveLater(): void {
    endServing(this);
    this.gone?.abort();
    if (this.held.length > 0) setTimeout(() => this.end(), REQUEST_LIMIT_MS).unref();
  }
}
