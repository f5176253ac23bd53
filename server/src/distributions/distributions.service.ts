import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, IsNull, MoreThan, Not } from 'typeorm';
import type { Caller, UserActor } from '../common/actor.js';
import { Conflict } from '../common/errors.js';
import { PAGE_SIZE, paginationOf, readPage } from '../common/paging.js';
import { Distribution } from './distribution.entity.js';
import type { DistributionLinesArgs } from './distribution.args.js';
import { DistributionLine } from './distribution-line.entity.js';
import type { DistributionDifference } from './distribution-difference.model.js';
import { differenceOf } from './distribution-difference.js';
import { jobOf, modelOf, summaryOf } from './distribution-models.js';
import type {
  DistributionJobModel,
  DistributionLinePage,
  DistributionModel,
  DistributionSummaryModel,
} from './distribution.model.js';
import { DistributionState } from './distribution-state.js';
import { findDistribution, RELATIONS } from './find-distribution.js';
import {
  type PublishedDistribution,
  publishedDistribution,
  type PublishedName,
  publishedNames,
} from './proof/published-distribution.js';

const { DRAFT, COMPUTING, COMPUTED, DISAGREED, FREEZING, FROZEN } = DistributionState;
const DAY_MS = 86_400_000;
/** As many as of imports and exports. */
const MOST_OWN = 20;

/** Distributions and their lines, to read. */
@Injectable()
export class DistributionsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** All distributions, the newest first. */
  async list(): Promise<DistributionSummaryModel[]> {
    const found = await this.db
      .getRepository(Distribution)
      .find({ relations: RELATIONS, order: { number: 'DESC' } });
    return found.map(summaryOf);
  }

  /**
   * The distributions of the actor that the worker computes or freezes, or was done with within a day, those under way
   * first (JOBS-1).
   */
  async own({ userId }: UserActor): Promise<DistributionJobModel[]> {
    const now = new Date();
    const ended = { makerId: userId, updatedAt: MoreThan(new Date(now.getTime() - DAY_MS)) };
    const found = await this.db.getRepository(Distribution).find({
      where: [
        { makerId: userId, state: In([COMPUTING, FREEZING]) },
        { ...ended, state: In([COMPUTED, DISAGREED, FROZEN]) },
        { ...ended, state: DRAFT, message: Not(IsNull()) },
        { ...ended, state: DRAFT, refusal: Not(IsNull()) },
      ],
      order: { updatedAt: 'DESC' },
      take: MOST_OWN,
    });
    const jobs = found.map((one) => jobOf(one, now));
    return [...jobs.filter(isUnderWay), ...jobs.filter((job) => !isUnderWay(job))];
  }

  /** One distribution with its figures. @throws NotFound */
  async get(actor: Caller, id: string): Promise<DistributionModel> {
    return modelOf(await findDistribution(this.db.manager, id), actor);
  }

  /** What was published last, or under a number, for everybody; null before there is anything (FREEZE-9). */
  published(number: number | null): Promise<PublishedDistribution | null> {
    return publishedDistribution(this.db.manager, number);
  }

  /** All that were published, for everybody, in their order (FREEZE-15). */
  publishedNames(): Promise<PublishedName[]> {
    return publishedNames(this.db.manager);
  }

  /**
   * What another distribution changes for the claims (DIST-8).
   * @throws NotFound; Conflict unless both are computed
   */
  async difference(id: string, otherId: string, afterTax: boolean): Promise<DistributionDifference> {
    for (const one of [id, otherId]) {
      const { figures, number } = await findDistribution(this.db.manager, one);
      if (!figures) throw new Conflict(`Distribution ${number} has no lines to compare yet.`);
    }
    return { id, otherId, ...(await differenceOf(this.db, id, otherId, afterTax)) };
  }

  /** A page of lines, the largest payments first. @throws NotFound, BadInput; Conflict before it is computed */
  async lines({
    id,
    state,
    taxClass,
    sid,
    page: given,
  }: DistributionLinesArgs): Promise<DistributionLinePage> {
    const page = readPage(given ?? undefined);
    const { figures, number } = await findDistribution(this.db.manager, id);
    if (!figures) throw new Conflict(`Distribution ${number} has no lines to show yet.`);
    const [lines, count] = await this.db.getRepository(DistributionLine).findAndCount({
      where: {
        distributionId: id,
        ...(state && { state }),
        ...(taxClass && { taxClass }),
        ...(sid && { sid }),
      },
      order: { payment: 'DESC', submissionId: 'ASC' },
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    });
    return { lines, pagination: paginationOf(page, count) };
  }
}

const isUnderWay = ({ finishedAt }: DistributionJobModel) => finishedAt === null;
