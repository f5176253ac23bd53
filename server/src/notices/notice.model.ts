import { Field, ID, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';
import type { AssessmentNotice } from './assessment-notice.entity.js';

/** The assessment notice of a claim; its `url` is created when requested. */
@ObjectType('AssessmentNotice')
export class AssessmentNoticeModel {
  @Field() name: string;

  notice: AssessmentNotice;
}

/** A notice for administrators; without a `url` it is a stored file. */
@ObjectType('ManagedNotice')
export class ManagedNotice {
  @Field(() => ID) id: string;
  @Field() sid: string;
  @Field() name: string;
  @Field(() => String, { nullable: true }) url: string | null;
  @Field({ description: 'When the notice was last saved' }) updatedAt: Date;
  @Field(() => ID, { nullable: true }) submissionId: string | null;
}

@ObjectType('ManagedNoticePage')
export class ManagedNoticePage {
  @Field(() => [ManagedNotice]) notices: ManagedNotice[];
  @Field(() => PaginationModel) pagination: PaginationModel;
}
