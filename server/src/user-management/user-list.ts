import type { DataSource } from 'typeorm';
import type { Role } from '../common/actor.js';
import { BadInput } from '../common/errors.js';
import { escapeLike } from '../common/escape-like.js';
import { PAGE_SIZE } from '../common/paging.js';
import { SEARCH_MAX_LENGTH } from '../rules/search-text.js';
import { textError, withoutInvisible } from '../rules/text-values.js';
import { User } from '../users/user.entity.js';

/**
 * A page of the accounts with one role whose name or e-mail address contains every word of the query, newest first, and
 * the total number.
 * @throws BadInput for a query that is too long or contains characters nobody can type
 */
export function findUsers(
  db: DataSource,
  role: Role,
  query: string,
  page: number,
): Promise<[users: User[], total: number]> {
  const users = db.getRepository(User).createQueryBuilder('u').where('u.role = :role', { role });
  wordsOf(query).forEach((word, index) =>
    users.andWhere(`lower(u.name || ' ' || u.email) LIKE lower(:word${index})`, {
      [`word${index}`]: `%${escapeLike(word)}%`,
    }),
  );
  return users
    .orderBy('u.createdAt', 'DESC')
    .addOrderBy('u.id', 'DESC')
    .skip((page - 1) * PAGE_SIZE)
    .take(PAGE_SIZE)
    .getManyAndCount();
}

function wordsOf(query: string): string[] {
  const text = withoutInvisible(query).trim();
  if (text.length > SEARCH_MAX_LENGTH) throw refusal(`Type at most ${SEARCH_MAX_LENGTH} characters`);
  if (textError(text, false)) throw refusal('The search contains characters that cannot be used');
  return text === '' ? [] : text.split(/\s+/);
}

const refusal = (message: string) => new BadInput(`${message}.`, { query: message });
