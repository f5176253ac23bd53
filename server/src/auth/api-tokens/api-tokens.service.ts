import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { TokenActor, UserActor } from '../../common/actor.js';
import { BadInput, NotFound } from '../../common/errors.js';
import { may } from '../../common/policy.js';
import { PAGE_SIZE, paginationOf } from '../../common/paging.js';
import { MailLinks } from '../../mail/mail-links.js';
import { MailService } from '../../mail/mail.service.js';
import { Permission, rolesWith, TOKEN_PERMISSIONS } from '../../rules/permissions.js';
import { cleanText } from '../../rules/text-values.js';
import { apiTokenHash, newApiToken } from './api-token-text.js';
import { ApiToken } from './api-token.entity.js';
import { ApiTokenModel, type ApiTokenPage, ApiTokenScope, type CreatedApiToken } from './api-token.model.js';
import type { CreateApiTokenInput } from './create-api-token.input.js';

/** One year, including a leap year (APITOKEN-1: expiry at most one year ahead). */
const LONGEST_DAYS = 366;

/**
 * API tokens of back-office scripts. A token acts on behalf of the administrator who created it, and is valid only
 * while that account is an active administrator.
 */
@Injectable()
export class ApiTokensService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly mails: MailService,
    private readonly links: MailLinks,
  ) {}

  /** A page of the tokens: valid ones first, then ended ones, each newest first; empty after the last page. */
  async list(page: number): Promise<ApiTokenPage> {
    const [tokens, total] = await this.db
      .createQueryBuilder(ApiToken, 't')
      .innerJoinAndSelect('t.createdBy', 'u')
      .addSelect('t.revoked_at IS NOT NULL OR t.expires_at <= now()', 'ended')
      .orderBy('ended')
      .addOrderBy('t.createdAt', 'DESC')
      .addOrderBy('t.id', 'DESC')
      .offset((page - 1) * PAGE_SIZE)
      .limit(PAGE_SIZE)
      .getManyAndCount();
    return { apiTokens: tokens.map(modelOf), pagination: paginationOf(page, total) };
  }

  /**
   * Creates a token and returns it; it is never displayed again. Its creator is notified by e-mail.
   * @param prove refuses the creation unless it is proven that the creator acts
   * @throws BadInput without a name, or if the expiry is in the past or more than a year ahead; what `prove` throws
   */
  async create(
    tx: EntityManager,
    actor: UserActor,
    { name: given, scopes, permissions, expiresAt }: CreateApiTokenInput,
    prove: () => Promise<void>,
  ): Promise<CreatedApiToken> {
    const name = cleanText(given);
    if (!name) throw new BadInput('Give the token a name.', { name: 'Required' });
    await refuseUnfitEnd(tx, expiresAt);
    const allowed = permissionsOf(actor, permissions);
    await prove();
    const { token, hash } = newApiToken();
    const { id } = await tx.save(
      tx.create(ApiToken, {
        name,
        tokenHash: hash,
        scopes: scopesOf(scopes),
        permissions: allowed,
        createdById: actor.userId,
        expiresAt,
      }),
    );
    const made = await this.find(tx, id);
    await recordAudit(tx, actor, 'api-token.created', subjectOf(id), {
      name,
      scopes: made.scopes,
      permissions: made.permissions,
      expiresAt: expiresAt.toISOString(),
    });
    await this.mails.sendMail(tx, 'api-token-created', actor.email, {
      name,
      loginLink: this.links.login(),
    });
    return { token, apiToken: modelOf(made) };
  }

  /**
   * Revokes a token, effective for the next request on every node; one that has already ended is unchanged.
   * @throws NotFound
   */
  async revoke(actor: UserActor, id: string): Promise<ApiTokenModel> {
    return this.db.transaction(async (tx) => {
      const [, ended] = await tx.query<[unknown[], number]>(
        `UPDATE api_tokens SET revoked_at = now(), updated_at = now(), version = version + 1
         WHERE id = $1 AND revoked_at IS NULL`,
        [isUUID(id) ? id : null],
      );
      const token = await this.find(tx, id);
      if (ended > 0) await recordAudit(tx, actor, 'api-token.revoked', subjectOf(id), { name: token.name });
      return modelOf(token);
    });
  }

  /**
   * The script that a token identifies; undefined if the token is unknown or ended, or its creator is no longer an
   * active administrator.
   */
  async findActor(token: string): Promise<TokenActor | undefined> {
    const hash = apiTokenHash(token);
    if (!hash) return undefined;
    const [found] = await this.db.query<(Omit<TokenActor, 'kind'> & { stale: boolean })[]>(
      `SELECT t.id AS "tokenId", t.name, t.scopes, t.permissions, t.created_by_id AS "createdById", u.role AS "creatorRole",
              coalesce(t.last_used_at < now() - interval '1 minute', true) AS stale
       FROM api_tokens t JOIN users u ON u.id = t.created_by_id
       WHERE t.token_hash = $1 AND t.revoked_at IS NULL AND t.expires_at > now()
         AND u.role = ANY ($2::user_role[]) AND u.enabled AND u.verified_at IS NOT NULL`,
      [hash, rolesWith(Permission.TokensManage)],
    );
    if (!found) return undefined;
    const { stale, ...actor } = found;
    if (stale) await this.used(actor.tokenId);
    return { ...actor, kind: 'token' };
  }

  /** At most once a minute, so that not every read causes a write. */
  private async used(tokenId: string): Promise<void> {
    await this.db.query(
      `UPDATE api_tokens SET last_used_at = now()
       WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
      [tokenId],
    );
  }

  private async find(tx: EntityManager, id: string): Promise<ApiToken> {
    const token = isUUID(id)
      ? await tx.findOne(ApiToken, { where: { id }, relations: { createdBy: true } })
      : null;
    if (!token) throw new NotFound('We could not find this API token.');
    return token;
  }
}

const subjectOf = (id: string) => ({ type: 'api-token' as const, id });

/** Every token can read: the response to a change contains the changed claim, and a script never needs two tokens. */
function scopesOf(scopes: ApiTokenScope[]): ApiTokenScope[] {
  const wanted = new Set([ApiTokenScope.READ, ...scopes]);
  return Object.values(ApiTokenScope).filter((scope) => wanted.has(scope));
}

/** The chosen permissions, or all that the creator has. @throws BadInput for a permission that the creator lacks */
function permissionsOf(creator: UserActor, chosen: Permission[] | null | undefined): Permission[] {
  const given = chosen ?? TOKEN_PERMISSIONS.filter((permission) => may(creator, permission));
  if (!given.every((permission) => may(creator, permission)))
    throw new BadInput('A token can do no more than you can.', {
      permissions: 'Choose only what you may do yourself',
    });
  return TOKEN_PERMISSIONS.filter((permission) => given.includes(permission));
}

/** Compared with the database's clock, which also determines when the token expires. */
async function refuseUnfitEnd(tx: EntityManager, expiresAt: Date): Promise<void> {
  const [end] = await tx.query<{ past: boolean; far: boolean }[]>(
    `SELECT $1::timestamptz <= now() AS past, $1::timestamptz > now() + make_interval(days => $2) AS far`,
    [expiresAt, LONGEST_DAYS],
  );
  if (end!.past)
    throw new BadInput('The token must expire in the future.', { expiresAt: 'Choose a day in the future' });
  if (end!.far)
    throw new BadInput('The token can be valid for one year at most.', {
      expiresAt: 'Choose a day within one year',
    });
}

function modelOf(token: ApiToken): ApiTokenModel {
  const { id, name, scopes, permissions, createdBy, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
  const known = Object.values(ApiTokenScope).filter((scope) => scopes.includes(scope));
  const made = { createdBy: createdBy.name, createdAt, expiresAt, lastUsedAt, revokedAt };
  return { id, name, scopes: known, permissions, ...made };
}
