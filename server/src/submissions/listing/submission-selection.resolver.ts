import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import type { UserActor } from '../../common/actor.js';
import { Permission } from '../../rules/permissions.js';
import { MOST_SELECTED } from '../../rules/selection-limits.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { EVERY_SUBMISSION } from '../reading/visible-to.js';
import { checkFilter } from './check-filter.js';
import { readIdsOf } from './submission-list.js';
import { filtered, SubmissionFilter, SubmissionSort } from './submission-list-filter.js';
import { SubmissionSelection } from './submission-selection.model.js';

@Resolver()
export class SubmissionSelectionResolver {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /** Ids only, since a list of thousands of rows would be loaded to be counted. */
  @Allow(Permission.ClaimsRead)
  @Query(() => SubmissionSelection, { description: 'The first claims of a list, in its order' })
  async submissionSelection(
    @CurrentActor() actor: UserActor,
    @Args('filter', { type: () => SubmissionFilter, nullable: true }) filter: SubmissionFilter | null,
    @Args('sort', { type: () => SubmissionSort, nullable: true, defaultValue: SubmissionSort.NEWEST })
    sort: SubmissionSort | null,
  ): Promise<SubmissionSelection> {
    checkFilter(actor, filter ?? {});
    const among = filtered(EVERY_SUBMISSION, filter ?? {}, this.scheme);
    const found = await readIdsOf(this.db, among, sort ?? SubmissionSort.NEWEST, MOST_SELECTED + 1);
    return { submissions: found.slice(0, MOST_SELECTED), more: found.length > MOST_SELECTED };
  }
}
