import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import type { UserActor } from '../common/actor.js';
import { Conflict } from '../common/errors.js';
import { KeyRing } from '../sealing/key-ring.js';
import { seal, unseal } from '../sealing/envelope.js';
import { checkedDraftData } from './checked-draft-data.js';
import { draftSubject } from './draft-subjects.js';
import type { DraftArgs, SaveDraftArgs } from './draft.args.js';
import { Draft, type DraftForm } from './draft.entity.js';
import type { DraftModel, DraftSaved } from './draft.model.js';

/** The one saved longest ago goes when a person has more. */
const MOST_DRAFTS = 50;

/** Drafts of forms: only for the person who typed them, not even for administrators. */
@Injectable()
export class DraftsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /**
   * The person's draft, or null.
   * @throws as `draftSubject` does.
   */
  async find(actor: UserActor, { form, subjectId }: DraftArgs): Promise<DraftModel | null> {
    const subject = await draftSubject(this.db.manager, actor, form, subjectId);
    const { userId } = actor;
    const draft = await this.db.getRepository(Draft).findOneBy({ userId, form, subject });
    if (!draft) return null;
    const data = unseal(this.ring, ownerOf(userId, form, subject), draft.sealed) as string;
    return { form, subjectId: subject || null, data, version: draft.version, savedAt: draft.savedAt };
  }

  /**
   * Keeps what a form holds, over the version that the person has last seen.
   * @throws Conflict when another version is there by now, or none any more; and as `draftSubject` and `checkedDraftData` do.
   */
  async save(actor: UserActor, { form, subjectId, data, version }: SaveDraftArgs): Promise<DraftSaved> {
    const content = checkedDraftData(data);
    return this.db.transaction(async (tx) => {
      const subject = await draftSubject(tx, actor, form, subjectId);
      const sealed = seal(this.ring, ownerOf(actor.userId, form, subject), content);
      const saved = await write(tx, [actor.userId, form, subject, sealed], version);
      if (!saved)
        throw new Conflict(
          'Another draft of this form has been saved or submitted elsewhere in the meantime.',
        );
      if (version === 0) await dropOldest(tx, actor.userId);
      return saved;
    });
  }

  /**
   * The key under which the person's browser keeps what it could not save: nobody else is given it, and it is the same in
   * all their sessions. In base64, for AES with 128 bits.
   */
  browserKey({ userId }: UserActor): string {
    return this.ring.digest('browser-drafts', userId).toString('base64');
  }

  /** Throws the person's draft away, also of what they may no longer see; tells whether there was one. */
  async discard({ userId }: UserActor, { form, subjectId }: DraftArgs): Promise<boolean> {
    const isNew = subjectId === null || subjectId === undefined;
    // None is ever kept under a text that is no id, and not every text can be asked for.
    if (!isNew && !isUUID(subjectId)) return false;
    const subject = subjectId?.toLowerCase() ?? '';
    const { affected } = await this.db.getRepository(Draft).delete({ userId, form, subject });
    return Boolean(affected);
  }
}

/** Writes over the version that was seen, or the first one; undefined when something else is there. */
async function write(
  tx: EntityManager,
  row: [userId: string, form: DraftForm, subject: string, sealed: Buffer],
  version: number,
): Promise<DraftSaved | undefined> {
  if (version === 0) {
    const [first] = await tx.query<DraftSaved[]>(
      `INSERT INTO drafts (user_id, form, subject, sealed, version, saved_at) VALUES ($1, $2, $3, $4, 1, now())
       ON CONFLICT DO NOTHING RETURNING version, saved_at AS "savedAt"`,
      row,
    );
    return first;
  }
  const [[next]] = await tx.query<[DraftSaved[], number]>(
    `UPDATE drafts SET sealed = $4, version = version + 1, saved_at = now()
     WHERE user_id = $1 AND form = $2 AND subject = $3 AND version = $5
     RETURNING version, saved_at AS "savedAt"`,
    [...row, version],
  );
  return next;
}

async function dropOldest(tx: EntityManager, userId: string): Promise<void> {
  await tx.query(
    `DELETE FROM drafts WHERE (user_id, form, subject) IN (
       SELECT user_id, form, subject FROM drafts WHERE user_id = $1
       ORDER BY saved_at DESC, form, subject OFFSET $2
     )`,
    [userId, MOST_DRAFTS],
  );
}

/** What the envelope is bound to: the row, by its key. */
const ownerOf = (userId: string, form: DraftForm, subject: string) => `drafts:${userId}:${form}:${subject}`;
