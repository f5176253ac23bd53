import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { PAGE_SIZE, paginationOf, readPage } from '../common/paging.js';
import { requestJob } from '../jobs/outbox.js';
import type { CourtFigure } from '../rules/court-report/court-figure.js';
import { costCaps, type CostCap, type Taking, TAKINGS } from './cost-caps.js';
import type { CourtReportItemsArgs } from './court-report.args.js';
import { CourtReport } from './court-report.entity.js';
import type {
  CourtReportItemModel,
  CourtReportItemPage,
  CourtReportModel,
  CourtReportSummary,
} from './court-report.model.js';
import { CourtReportState } from './court-report-state.js';
import { COURT_LISTS, listNameOf, type CourtList } from './lists.js';

/** Serialises the assignment of numbers, so that two people do not start one at once. */
const NUMBERING = 'LOCK TABLE court_reports IN SHARE ROW EXCLUSIVE MODE';

/** Court reports: started by a person, made by the worker, then only read. */
@Injectable()
export class CourtReportsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** All reports, the newest first. */
  async list(): Promise<CourtReportSummary[]> {
    const found = await this.db
      .getRepository(CourtReport)
      .find({ relations: { maker: true }, order: { number: 'DESC' } });
    return found.map(summaryOf);
  }

  /** One report with its figures. @throws NotFound */
  async get(id: string): Promise<CourtReportModel> {
    const found = await this.find(id);
    return Object.assign(summaryOf(found), {
      membersNotified: found.membersNotified,
      snapshot: found.snapshot,
      figures: (found.figures ?? []).map(({ list, kinds: _, ...figure }) => ({
        ...figure,
        hasList: list !== null,
      })),
      csvSha256: found.csvSha256?.toString('hex') ?? null,
      pdfSha256: found.pdfSha256?.toString('hex') ?? null,
    });
  }

  /**
   * Has the worker make a report as of the moment at which it begins (COURT-1).
   * @param membersNotified how many group members were told of the settlement
   * @throws Conflict while another one is being made
   */
  start(actor: UserActor, membersNotified: number | null): Promise<CourtReportModel> {
    return this.db
      .transaction(async (tx) => {
        await tx.query(NUMBERING);
        if (await tx.existsBy(CourtReport, { state: CourtReportState.WAITING }))
          throw new Conflict('A report is being made already. Please wait until it is there.');
        const [{ id, number }] = await tx.query<[{ id: string; number: number }]>(
          `INSERT INTO court_reports (number, maker_id, members_notified)
           SELECT coalesce(max(number), 0) + 1, $1::uuid, $2::int FROM court_reports RETURNING id, number`,
          [actor.userId, membersNotified],
        );
        await recordAudit(
          tx,
          actor,
          'court-report.asked',
          { type: 'court-report', id },
          { number, membersNotified },
        );
        await requestJob(tx, 'make-court-report', { courtReportId: id });
        return id;
      })
      .then((id) => this.get(id));
  }

  /**
   * A page of the rows behind a figure, as they were at the report's moment (COURT-3).
   * @throws NotFound for a report or figure that does not exist, or has no list; BadInput for the page
   */
  async items({ id, figure: key, page: given }: CourtReportItemsArgs): Promise<CourtReportItemPage> {
    const page = readPage(given ?? undefined);
    const { figures } = await this.find(id);
    const figure = figures?.find((one) => one.key === key);
    const name = figure?.list ? listNameOf(figure.list) : undefined;
    if (!figure || name === undefined) throw new NotFound('We could not find the list of this figure.');
    const [rows, values] = await this.rowsOf(id, figure, COURT_LISTS[name]);
    const kinds = `($${values.length + 1}::text[] IS NULL OR l.kind = ANY($${values.length + 1}::text[]))`;
    const all = [...values, figure.kinds];
    const [{ count }] = await this.db.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM ${rows} WHERE ${kinds}`,
      all,
    );
    const items = await this.db.query<CourtReportItemModel[]>(
      `SELECT l.place, l.kind, l.sid, l.submission_id AS "submissionId", l.amount::text AS amount, l.at, l.what,
         l.made_by AS "madeBy", l.checked_by AS "checkedBy"
       FROM ${rows} WHERE ${kinds} ORDER BY l.place LIMIT ${PAGE_SIZE} OFFSET $${all.length + 1}`,
      [...all, (page - 1) * PAGE_SIZE],
    );
    return { items, pagination: paginationOf(page, count) };
  }

  /** What the published distributions took under each order that has a cap (COURT-6). */
  async caps(): Promise<CostCap[]> {
    return costCaps(await this.db.query<Taking[]>(TAKINGS));
  }

  /** The rows of a list: kept with the report, or those of the frozen distribution. */
  private async rowsOf(id: string, figure: CourtFigure, list: CourtList): Promise<[string, string[]]> {
    if (!list.isFrozen)
      return ['(SELECT * FROM court_report_items WHERE report_id = $1 AND list = $2) l', [id, figure.list!]];
    const [distribution] = await this.db.query<[{ id: string }]>(
      'SELECT id FROM distributions WHERE number = $1',
      [figure.distribution],
    );
    return [`(SELECT row_number() OVER ()::int AS place, f.* FROM (${list.sql}) f) l`, [distribution.id]];
  }

  /** @throws NotFound */
  private async find(id: string): Promise<CourtReport> {
    const found = isUUID(id)
      ? await this.db.getRepository(CourtReport).findOne({ where: { id }, relations: { maker: true } })
      : null;
    if (!found) throw new NotFound('We could not find this report.');
    return found;
  }
}

function summaryOf({
  id,
  number,
  state,
  maker,
  createdAt,
  moment,
  message,
}: CourtReport): CourtReportSummary {
  return { id, number, state, maker: maker.name, createdAt, moment, message };
}
