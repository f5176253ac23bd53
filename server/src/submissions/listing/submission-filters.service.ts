import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../common/actor.js';
import { may } from '../../common/policy.js';
import { SharedCount } from '../../common/shared-count.js';
import { refuseWhileHolding } from '../../database/held-connections.js';
import { Permission } from '../../rules/permissions.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { SubmissionFilterCounts } from './filter-counts.model.js';
import { readFilterCounts } from './filter-counts.js';

/** What the filters of the list show. */
@Injectable()
export class SubmissionFiltersService {
  private readonly counted: SharedCount<SubmissionFilterCounts>;

  constructor(@InjectDataSource() db: DataSource, @Inject(SCHEME) scheme: SchemeFile) {
    this.counted = new SharedCount(() => readFilterCounts(db, scheme));
  }

  /**
   * How many claims each filter shows on its own: counted once for everybody who asks at the same time; in a large
   * scheme the numbers may be a minute old.
   */
  async counts(actor: Actor): Promise<SubmissionFilterCounts> {
    refuseWhileHolding('the counts of filters');
    const counts = await this.counted.value();
    return Object.assign(new SubmissionFilterCounts(), counts, {
      ...(!may(actor, Permission.DuplicatesRead) && { possibleDuplicate: null }),
      ...(!may(actor, Permission.AssessmentsRead) && { findings: null }),
    });
  }
}
