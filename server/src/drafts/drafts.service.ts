import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import type { UserActor } from '../common/actor.js';
import { Conflict } from '../common/errors.js';
import { KeyRing } from '../encryption/key-ring.js';
import { encrypt, decrypt } from '../encryption/envelope.js';
import { checkedDraftData } from './checked-draft-data.js';
import { draftSubject } from './draft-subjects.js';
import type { DraftArgs, SaveDraftArgs } from './draft.args.js';
import { Draft, type DraftForm } from './draft.entity.js';
import type { DraftModel, DraftSaved, MyDraft } from './draft.model.js';

/** When a person has more, the draft with the oldest save is deleted. */
const MOST_DRAFTS = 50;

/** Drafts of forms, accessible only to the person who typed them, not even to administrators. */
@Injectable()
export class DraftsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
  ) {}

  /**
   * The person's draft, or null.
   * @throws as `draftSubject`
   */
  async find(actor: UserActor, { form, subjectId }: DraftArgs): Promise<DraftModel | null> {
    const subject = await draftSubject(this.db.manager, actor, form, subjectId);
    const { userId } = actor;
    const draft = await this.db.getRepository(Draft).findOneBy({ userId, form, subject });
    if (!draft) return null;
    const data = decrypt(this.ring, ownerOf(userId, form, subject), draft.sealed) as string;
    return { form, subjectId: subject || null, data, version: draft.version, savedAt: draft.savedAt };
  }

  /** All drafts of the person, the last saved first, without decrypting them. */
  async list({ userId }: UserActor): Promise<MyDraft[]> {
    const drafts = await this.db.getRepository(Draft).find({
      select: { form: true, subject: true, savedAt: true },
      where: { userId },
      order: { savedAt: 'DESC', form: 'ASC', subject: 'ASC' },
    });
    return drafts.map(({ form, subject, savedAt }) => ({ form, subjectId: subject || null, savedAt }));
  }

  /**
   * Saves a form's content over the version that the person last saw.
   * @throws Conflict when the stored version differs or is gone; and as `draftSubject` and `checkedDraftData`
   */
  async save(actor: UserActor, { form, subjectId, data, version }: SaveDraftArgs): Promise<DraftSaved> {
    const content = checkedDraftData(data);
    return this.db.transaction(async (tx) => {
      const subject = await draftSubject(tx, actor, form, subjectId);
      const sealed = encrypt(this.ring, ownerOf(actor.userId, form, subject), content);
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
   * The key with which the person's browser encrypts drafts it could not save: nobody else receives it, and it is the
   * same in all their sessions. In base64, for 128-bit AES.
   */
  browserKey({ userId }: UserActor): string {
    return this.ring.digest('browser-drafts', userId).toString('base64');
  }

  /** Deletes the person's draft, even about something they may no longer see; returns whether there was one. */
  async discard({ userId }: UserActor, { form, subjectId }: DraftArgs): Promise<boolean> {
    const isNew = subjectId === null || subjectId === undefined;
    // Drafts are stored only under valid ids, and not every text is valid in a query.
    if (!isNew && !isUUID(subjectId)) return false;
    const subject = subjectId?.toLowerCase() ?? '';
    const { affected } = await this.db.getRepository(Draft).delete({ userId, form, subject });
    return Boolean(affected);
  }
}

/** Overwrites the version last seen, or inserts the first one; undefined when the stored version differs. */
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

/** The owner that the envelope is bound to: the row, by its key. */
const ownerOf = (userId: string, form: DraftForm, subject: string) => `drafts:${userId}:${form}:${subject}`;
