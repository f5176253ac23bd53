import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { BadInput } from '../../common/errors.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { hasRecentSignIn, requireRecentSignIn } from '../sessions/recent-sign-in.js';
import { type Act, ActCodes } from './act-codes.js';
import type { ActProofInput } from './act-proof.input.js';

/**
 * A code or password with the address it came from, or a sign-in of the last minutes. With `orRecentSignIn` such a sign-in
 * takes the place of a code or password that was not given.
 */
export type ActProof =
  | { given: ActProofInput | null | undefined; clientAddress: string; orRecentSignIn?: true }
  | { recentSignIn: true };

/** An act that an owner confirms with a code, the password or a recent sign-in. */
export interface ProvenAct extends Act {
  /** The beginning of a refusal: 'bank details can only be changed'. */
  refusal: string;
}

/** Work in a transaction; calling `prove` refuses it unless the act was proven. */
export type ProvenWork<Result> = (tx: EntityManager, prove: () => Promise<void>) => Promise<Result>;

/** Checks that it is the account's owner who acts, for work that finds out itself whether it is the act (ACT-2). */
@Injectable()
export class ActProofs {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly codes: ActCodes,
    private readonly passwords: PasswordsService,
  ) {}

  /**
   * Runs the work in a transaction. Codes and passwords are counted before it begins, since a call must not hold one
   * connection and ask for another.
   * @throws BadInput at `code` or `password` for a wrong one, at `proof` for none; RateLimited after too many
   */
  async run<Result>(
    actor: UserActor,
    act: ProvenAct,
    proof: ActProof,
    work: ProvenWork<Result>,
  ): Promise<Result> {
    if ('recentSignIn' in proof)
      return this.db.transaction((tx) => work(tx, () => requireRecentSignIn(tx, actor, act.refusal)));
    const { code, password } = proof.given ?? {};
    if (code) return this.codes.confirming(actor, act, code, work);
    if (password) await this.passwords.verify(actor, password, proof.clientAddress);
    return this.db.transaction((tx) =>
      work(tx, async () => {
        if (!password && !(proof.orRecentSignIn && (await hasRecentSignIn(tx, actor)))) throw notProven(act);
      }),
    );
  }
}

function notProven({ refusal }: ProvenAct): BadInput {
  const message = `For your safety, ${refusal} with a code that we send you, or with your password.`;
  return new BadInput(message, { proof: message });
}
