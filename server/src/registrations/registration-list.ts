import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { reach } from '../common/policy.js';
import { BadInput } from '../common/errors.js';
import { escapeLike } from '../common/escape-like.js';
import { PAGE_SIZE } from '../common/paging.js';
import { SEARCH_MAX_LENGTH } from '../rules/search-text.js';
import { textError, withoutInvisible } from '../rules/text-values.js';
import { RegistrationTrade } from './registration-trade.entity.js';
import { Registration } from './registration.entity.js';
import { Permission } from '../rules/permissions.js';

/**
 * Selects registrations as `r` with name and e-mail of their registrants as `owner`; nothing else of the accounts is
 * read.
 */
export function registrationsWithOwner(db: EntityManager): SelectQueryBuilder<Registration> {
  return db
    .createQueryBuilder(Registration, 'r')
    .innerJoin('r.owner', 'owner')
    .addSelect(['owner.id', 'owner.name', 'owner.email']);
}

/** Restricts `registrations r` to those an actor may see; other people's are simply not found (ACCESS-5). */
export function visibleTo(
  rows: SelectQueryBuilder<Registration>,
  actor: Actor,
): SelectQueryBuilder<Registration> {
  const reached = reach(actor, Permission.ClaimsRead);
  if (reached === 'all') return rows;
  if (reached === 'none' || actor.kind !== 'user') return rows.andWhere('false');
  return rows.andWhere('r.ownerId = :actorId', { actorId: actor.userId });
}

/**
 * A page of registrations whose registrant's name and e-mail contain every word of the search, newest first, and the
 * total number.
 * @throws BadInput for a search that is too long or contains control characters
 */
export function findRegistrations(
  rows: SelectQueryBuilder<Registration>,
  search: string,
  page: number,
): Promise<[registrations: Registration[], total: number]> {
  wordsOf(search).forEach((word, index) =>
    rows.andWhere(`lower(owner.name || ' ' || owner.email) LIKE lower(:word${index})`, {
      [`word${index}`]: `%${escapeLike(word)}%`,
    }),
  );
  return rows
    .orderBy('r.createdAt', 'DESC')
    .addOrderBy('r.id', 'DESC')
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .getManyAndCount();
}

/** The trades of several registrations, newest first, by registration. */
export async function tradesByRegistration(
  db: EntityManager,
  ids: string[],
): Promise<Map<string, RegistrationTrade[]>> {
  const rows = await db.find(RegistrationTrade, {
    where: { registrationId: In(ids) },
    order: { tradeDate: 'DESC', id: 'DESC' },
  });
  const byRegistration = new Map<string, RegistrationTrade[]>(ids.map((id) => [id, []]));
  for (const row of rows) byRegistration.get(row.registrationId)?.push(row);
  return byRegistration;
}

function wordsOf(search: string): string[] {
  const text = withoutInvisible(search).trim();
  if (text.length > SEARCH_MAX_LENGTH) throw refusal(`Type at most ${SEARCH_MAX_LENGTH} characters`);
  if (textError(text, false)) throw refusal('The search contains characters that cannot be used');
  return text === '' ? [] : text.split(/\s+/);
}

const refusal = (message: string) => BadInput.at('search', message);
