import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../common/actor.js';
import { may } from '../../common/policy.js';
import { SharedCounts } from '../../common/shared-counts.js';
import { refuseWhileHolding } from '../../database/held-connections.js';
import { Permission } from '../../rules/permissions.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { checkFilter } from './check-filter.js';
import { SubmissionFilterCounts } from './filter-counts.model.js';
import { readFilterCounts } from './filter-counts.js';
import type { SubmissionFilter } from './submission-list-filter.js';

/** What the filters of the list show. */
@Injectable()
export class SubmissionFiltersService {
  private readonly counted = new SharedCounts<SubmissionFilterCounts | null>();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /**
   * How many claims each filter shows together with the others of `filter`: counted once for everybody who asks the same at
   * the same time; in a large scheme the numbers may be a minute old.
   * @throws Forbidden for a filter by what the actor may not read
   * @param search counts among the claims that it matches; null when these are more than 5,000
   * @throws BadInput for a filter or search that cannot be
   */
  async counts(
    actor: Actor,
    filter: SubmissionFilter,
    search?: string,
  ): Promise<SubmissionFilterCounts | null> {
    refuseWhileHolding('the counts of filters');
    checkFilter(actor, filter);
    const counts = await this.counted.of(JSON.stringify([filter, search]), () =>
      readFilterCounts(this.db, this.scheme, filter, search),
    );
    if (!counts) return null;
    return Object.assign(new SubmissionFilterCounts(), counts, {
      ...(!may(actor, Permission.DuplicatesRead) && { possibleDuplicate: null }),
      ...(!may(actor, Permission.AssessmentsRead) && { findings: null }),
    });
  }
}
