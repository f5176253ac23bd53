import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import { NewCheckers } from '../../auth/acts/new-checkers.js';
import type { UserActor } from '../../common/actor.js';
import { Conflict, Unauthenticated } from '../../common/errors.js';
import { requestJob } from '../../jobs/outbox.js';
import { IdentityKeys } from '../../encryption/identity-keys.js';
import { lockAdministrators } from '../../users/administrators.js';
import { Attachment, AttachmentKind } from '../attachment.entity.js';
import { awaitUploads } from './finalised.js';
import { IdentityPurge } from './identity-purge.entity.js';
import { type IdentityPurgeModel, PurgeState } from './identity-purge.model.js';
import { otherAdministrators } from './other-administrators.js';
import { PurgeMails } from './purge-mails.js';
import { PurgedDocument } from './purged-document.entity.js';

/** Requests, confirms and cancels the purge of all identity documents, which takes two administrators (PURGE-1). */
@Injectable()
export class IdentityPurgeService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly keys: IdentityKeys,
    private readonly mails: PurgeMails,
    private readonly newCheckers: NewCheckers,
  ) {}

  /** The state of the purge as this administrator sees it. */
  async get(actor: UserActor): Promise<IdentityPurgeModel> {
    const purge = await this.db.getRepository(IdentityPurge).findOne({
      where: { cancelledAt: IsNull() },
      relations: { requestedBy: true, confirmedBy: true },
    });
    const state = stateOf(purge);
    const waiting = await countIdentityDocuments(this.db.manager);
    const others = await otherAdministrators(this.db.manager, actor);
    const removed = purge ? await this.db.getRepository(PurgedDocument).countBy({ purgeId: purge.id }) : 0;
    return {
      state,
      documents: removed || waiting,
      requestedBy: purge?.requestedBy.name ?? null,
      requestedAt: purge?.createdAt ?? null,
      confirmedBy: purge?.confirmedBy?.name ?? null,
      confirmedAt: purge?.confirmedAt ?? null,
      finishedAt: purge?.finishedAt ?? null,
      heldUp: state === PurgeState.RUNNING && (await this.isHeldUp(purge!.id)),
      mayConfirm: state === PurgeState.REQUESTED && purge?.requestedById !== actor.userId,
      lacksSecondAdministrator: others.length === 0,
      certificateId: purge?.finishedAt ? purge.id : null,
    };
  }

  /**
   * Requests the purge and notifies the other administrators; an existing request stays unchanged.
   * @throws Conflict when there are no identity documents, or no other administrator who could confirm
   */
  async request(actor: UserActor): Promise<IdentityPurgeModel> {
    await this.db.transaction(async (tx) => {
      await refuseWithoutDocuments(tx);
      const others = await otherAdministrators(tx, actor);
      if (others.length === 0)
        throw new Conflict(
          'Another administrator has to confirm the destruction, but no other administrator can sign in. Make another user an administrator first.',
        );
      const [made] = await tx.query<{ id: string }[]>(
        `INSERT INTO identity_purges (requested_by_id) VALUES ($1)
         ON CONFLICT ((true)) WHERE cancelled_at IS NULL DO NOTHING RETURNING id`,
        [actor.userId],
      );
      if (!made) return;
      await recordAudit(tx, actor, 'identity-purge.requested', subjectOf(made.id));
      await this.mails.notify(tx, actor, others);
    });
    return this.get(actor);
  }

  /** Withdraws the request, if there is one. @throws Conflict when it is already confirmed */
  async cancel(actor: UserActor): Promise<IdentityPurgeModel> {
    await this.db.transaction(async (tx) => {
      const purge = await lockOpen(tx);
      if (!purge) return;
      if (purge.confirmedAt)
        throw new Conflict('The destruction has already been confirmed and can no longer be stopped.');
      await tx.update(IdentityPurge, { id: purge.id }, { cancelledAt: () => 'now()' });
      await recordAudit(tx, actor, 'identity-purge.cancelled', subjectOf(purge.id));
    });
    return this.get(actor);
  }

  /**
   * Confirms the purge irrevocably and finalises the scheme: no more identity documents are accepted.
   * @throws Conflict unless another person, still an administrator, requested it, it is not yet confirmed, and there
   * are documents; Unauthenticated when the caller is no longer an administrator
   */
  async confirm(actor: UserActor): Promise<IdentityPurgeModel> {
    await this.db.transaction(async (tx) => {
      await awaitUploads(tx);
      const administrators = await lockAdministrators(tx);
      // The permission may have been revoked while the request was in progress.
      if (!administrators.has(actor.userId)) throw new Unauthenticated();
      const purge = await lockOpen(tx);
      if (!purge)
        throw new Conflict(
          'There is no open request for the destruction: none was made, or it has been withdrawn.',
        );
      if (purge.requestedById === actor.userId)
        throw new Conflict(
          'The destruction needs two administrators: one to request it and another to confirm it.',
        );
      if (purge.confirmedAt) throw new Conflict('The destruction has already been confirmed.');
      await this.newCheckers.refuse(tx, actor);
      if (!administrators.has(purge.requestedById))
        throw new Conflict(
          'The person who requested the destruction is no longer an administrator. Withdraw the request, and make a new one if it is still wanted.',
        );
      await refuseWithoutDocuments(tx);
      const keyIds = this.keys.current().ids;
      await tx.update(
        IdentityPurge,
        { id: purge.id },
        { confirmedById: actor.userId, confirmedAt: () => 'now()', keyIds },
      );
      await recordAudit(tx, actor, 'identity-purge.confirmed', subjectOf(purge.id));
      await requestJob(tx, 'purge-identity-documents', { purgeId: purge.id });
    });
    return this.get(actor);
  }

  /** Whether the last attempt failed, for example because the disk of the keys or documents is full or unavailable. */
  private async isHeldUp(purgeId: string): Promise<boolean> {
    const [job] = await this.db.query<unknown[]>(
      `SELECT 1 FROM outbox WHERE name = 'purge-identity-documents' AND payload = $1::jsonb
         AND done_at IS NULL AND last_error IS NOT NULL LIMIT 1`,
      [JSON.stringify({ purgeId })],
    );
    return job !== undefined;
  }
}

function countIdentityDocuments(tx: EntityManager): Promise<number> {
  return tx.countBy(Attachment, { kind: AttachmentKind.IDENTITY });
}

async function refuseWithoutDocuments(tx: EntityManager): Promise<void> {
  if ((await countIdentityDocuments(tx)) === 0)
    throw new Conflict('There are no identity documents: there is nothing to destroy.');
}

const subjectOf = (id: string) => ({ type: 'identity-purge' as const, id });

function lockOpen(tx: EntityManager): Promise<IdentityPurge | null> {
  return tx.findOne(IdentityPurge, { where: { cancelledAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
}

function stateOf(purge: IdentityPurge | null): PurgeState {
  if (!purge) return PurgeState.NONE;
  if (purge.finishedAt) return PurgeState.DONE;
  return purge.confirmedAt ? PurgeState.RUNNING : PurgeState.REQUESTED;
}
