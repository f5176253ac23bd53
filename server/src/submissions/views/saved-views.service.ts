import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import type { UserActor } from '../../common/actor.js';
import { checkInput } from '../../common/check-input.js';
import { BadInput, Conflict, NotFound } from '../../common/errors.js';
import { MOST_VIEWS, savedViewSchema, viewNameSchema } from '../../rules/saved-view-schema.js';
import { SavedView } from './saved-view.entity.js';
import type { SavedViewModel } from './saved-view.model.js';

const TAKEN = 'You have a view with this name already.';

/** Views of the list of claims that a person has saved, each for this person alone (LIST-24). */
@Injectable()
export class SavedViewsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The person's views, by name. */
  list({ userId }: UserActor): Promise<SavedViewModel[]> {
    return this.db.query<SavedViewModel[]>(
      'SELECT id, name, query FROM saved_views WHERE user_id = $1 ORDER BY lower(name)',
      [userId],
    );
  }

  /**
   * Saves a view under a name that the person does not use yet.
   * @throws BadInput for an invalid name or query, and for one view too many; Conflict when the name is taken
   */
  save(actor: UserActor, name: string, query: string): Promise<SavedViewModel> {
    const view = checkInput<{ name: string; query: string }>(savedViewSchema, { name, query });
    return this.db.transaction(async (tx) => {
      await lockViewsOf(tx, actor);
      if ((await tx.countBy(SavedView, { userId: actor.userId })) >= MOST_VIEWS)
        throw new BadInput(`You have ${MOST_VIEWS} views. Delete one before you save another.`);
      const [saved] = await tx.query<SavedViewModel[]>(
        `INSERT INTO saved_views (user_id, name, query) VALUES ($1, $2, $3)
         ON CONFLICT (user_id, lower(name)) DO NOTHING RETURNING id, name, query`,
        [actor.userId, view.name, view.query],
      );
      if (!saved) throw new Conflict(TAKEN);
      return saved;
    });
  }

  /** @throws BadInput for an invalid name; NotFound; Conflict when another view has the name */
  rename(actor: UserActor, id: string, name: string): Promise<SavedViewModel> {
    const wanted = checkInput<{ name: string }>(viewNameSchema, { name });
    return this.db.transaction(async (tx) => {
      await lockViewsOf(tx, actor);
      const view = isUUID(id) ? await tx.findOneBy(SavedView, { id, userId: actor.userId }) : null;
      if (!view) throw new NotFound('We could not find this view.');
      const [other] = await tx.query<unknown[]>(
        'SELECT FROM saved_views WHERE user_id = $1 AND lower(name) = lower($2) AND id <> $3',
        [actor.userId, wanted.name, id],
      );
      if (other) throw new Conflict(TAKEN);
      await tx.update(SavedView, { id }, { name: wanted.name });
      return { id, name: wanted.name, query: view.query };
    });
  }

  /** Deletes a view; one that is gone, or is somebody else's, changes nothing. */
  async delete({ userId }: UserActor, id: string): Promise<true> {
    if (isUUID(id)) await this.db.getRepository(SavedView).delete({ id, userId });
    return true;
  }
}

/** One change of a person's views at a time, so that neither a name nor the limit is passed by two at once. */
async function lockViewsOf(tx: EntityManager, { userId }: UserActor): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`saved_views:${userId}`]);
}
