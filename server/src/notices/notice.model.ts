import { Field, ID, ObjectType } from '@nestjs/graphql';
import { PaginationModel } from '../common/pagination.model.js';
import type { AssessmentNotice } from './assessment-notice.entity.js';

/** The assessment notice of a claim; its `url` is made when it is asked for. */
@ObjectType('AssessmentNotice')
export class AssessmentNoticeModel {
  @Field() name: string;

  notice: AssessmentNotice;
}

/** A notice as administrators manage it; without a `url` it is a file that the portal keeps. */
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
