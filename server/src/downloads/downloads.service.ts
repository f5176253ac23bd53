import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { createHash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Role, UserActor } from '../common/actor.js';
import { requirePermission } from '../common/policy.js';
import { BadInput, NotFound, RateLimited } from '../common/errors.js';
import { MaintenanceState } from '../maintenance/maintenance-state.js';
import { DownloadKind } from './download-ticket.entity.js';
import type { DownloadTicketModel } from './download-ticket.model.js';
import { Permission } from '../rules/permissions.js';

/** Seconds for which a ticket is valid (SECURITY-6). */
const SECONDS = 60;
/** The highest number of a person's unused links: more than anybody follows in a minute. */
const MOST_OPEN = 100;

/** The permission needed for each kind of download; files of one's own claim need none. */
const NEEDED: Partial<Record<DownloadKind, Permission>> = {
  [DownloadKind.IMPORT_REJECTIONS]: Permission.ImportsRead,
  [DownloadKind.PURGE_CERTIFICATE]: Permission.AuditRead,
  [DownloadKind.EXPORT]: Permission.ExportsRead,
  [DownloadKind.FROZEN_ASSESSMENT]: Permission.AssessmentsRead,
  [DownloadKind.FROZEN_DISTRIBUTION]: Permission.DistributionsRead,
  [DownloadKind.TAX_REPORT]: Permission.TaxExport,
  [DownloadKind.PAYMENT_FILE]: Permission.PaymentsFiles,
  [DownloadKind.COURT_REPORT_PDF]: Permission.CourtReportsRead,
  [DownloadKind.COURT_REPORT_CSV]: Permission.CourtReportsRead,
};

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** The download that a used ticket gave access to. */
export interface Download {
  actor: UserActor;
  kind: DownloadKind;
  subjectId: string;
}

interface UsedTicket {
  kind: DownloadKind;
  subjectId: string;
  userId: string;
  email: string;
  name: string;
  role: Role;
  sessionId: string;
}

/**
 * Links that a browser can follow without an Authorization header: single-use, short-lived, bound to one person and one
 * file.
 */
@Injectable()
export class DownloadsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly maintenance: MaintenanceState,
  ) {}

  /**
   * Creates a link for the caller to one file; access to the file itself is checked when the link is used.
   * @throws Forbidden for a kind without the permission; BadInput for a malformed id; RateLimited when the caller has
   * too many unused links
   */
  async createTicket(
    actor: UserActor,
    kind: DownloadKind,
    id: string,
    distribution: number | null = null,
  ): Promise<DownloadTicketModel> {
    requireKind(actor, kind);
    if (!isUUID(id)) throw new BadInput('This is not the id of a file.', { id: 'This is not an id' });
    if (distribution !== null && kind !== DownloadKind.LINE_PROOF)
      throw new BadInput('Only a line is of one of several distributions.', { distribution: 'Leave it out' });
    const subjectId = distribution === null ? id : `${id}/${distribution}`;
    const ticket = randomBytes(32).toString('base64url');
    const [row] = await this.db.query<{ expires: Date }[]>(
      `WITH gone AS (
         DELETE FROM download_tickets WHERE id IN (
           SELECT id FROM download_tickets WHERE user_id = $2 AND expires_at <= now() FOR UPDATE SKIP LOCKED)
       )
       INSERT INTO download_tickets (ticket_hash, user_id, session_id, kind, subject_id, expires_at)
       SELECT $1::bytea, $2::uuid, $3::uuid, $4::download_kind, $5::text, now() + make_interval(secs => $6)
       WHERE $7 > (
         SELECT count(*) FROM download_tickets WHERE user_id = $2 AND used_at IS NULL AND expires_at > now())
       RETURNING expires_at AS expires`,
      [hashOf(ticket), actor.userId, actor.sessionId, kind, subjectId, SECONDS, MOST_OPEN],
    );
    if (!row)
      throw new RateLimited(SECONDS, 'Too many downloads are waiting. Please wait a minute and try again.');
    return { url: `/api/downloads/${ticket}`, expires: row.expires };
  }

  /**
   * Uses a ticket, once among any number of concurrent attempts.
   * @throws NotFound when it is used, expired or unknown, or its person can no longer sign in; Forbidden when they no
   * longer have the permission; UnderMaintenance for members during maintenance
   */
  async use(ticket: string): Promise<Download> {
    const [rows] = await this.db.query<[UsedTicket[], number]>(
      `UPDATE download_tickets t SET used_at = now() FROM users u, sessions s
       WHERE t.ticket_hash = $1 AND t.used_at IS NULL AND t.expires_at > now() AND u.id = t.user_id
         AND u.enabled AND u.verified_at IS NOT NULL
         AND s.id = t.session_id AND s.revoked_at IS NULL AND s.expires_at > now()
       RETURNING t.kind, t.subject_id AS "subjectId", u.id AS "userId", u.email, u.name, u.role, s.id AS "sessionId"`,
      [hashOf(ticket)],
    );
    const used = rows[0];
    if (!used) throw new NotFound('This link has been used or has expired. Please start the download again.');
    const { userId, email, name, role, sessionId, kind, subjectId } = used;
    const actor: UserActor = { kind: 'user', userId, email, name, role, sessionId };
    await this.maintenance.refuse(role);
    requireKind(actor, kind);
    return { actor, kind, subjectId };
  }
}

function requireKind(actor: UserActor, kind: DownloadKind): void {
  const needed = NEEDED[kind];
  if (needed) requirePermission(actor, needed);
}
