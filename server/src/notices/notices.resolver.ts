import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, AllowOwn, AllowTokens, CurrentActor, CurrentCaller } from '../access/access.decorators.js';
import { type Caller, type UserActor } from '../common/actor.js';
import { readPage } from '../common/paging.js';
import { ManageNoticesService } from './manage-notices.service.js';
import { AssessmentNoticeModel, ManagedNotice, ManagedNoticePage } from './notice.model.js';
import { NoticeRecipient, NoticeRecipientsArgs } from './notice-recipients.js';
import { NoticesService } from './notices.service.js';
import { Permission } from '../rules/permissions.js';

@Resolver(() => AssessmentNoticeModel)
export class NoticesResolver {
  constructor(
    private readonly notices: NoticesService,
    private readonly manage: ManageNoticesService,
  ) {}

  @AllowOwn(Permission.ClaimsRead)
  @Query(() => AssessmentNoticeModel, { nullable: true })
  async assessmentNotice(
    @CurrentActor() actor: UserActor,
    @Args('submissionId', { type: () => ID }) submissionId: string,
  ): Promise<AssessmentNoticeModel | null> {
    const notice = await this.notices.of(actor, submissionId);
    return notice && { name: notice.name, notice };
  }

  @AllowOwn(Permission.ClaimsRead)
  @ResolveField(() => String)
  url(@CurrentActor() actor: UserActor, @Parent() { notice }: AssessmentNoticeModel): Promise<string> {
    return this.notices.urlOf(actor, notice);
  }

  @Allow(Permission.NoticesRead)
  @AllowTokens()
  @Query(() => ManagedNoticePage)
  assessmentNotices(
    @Args('query', { type: () => String, nullable: true }) query: string | null,
    @Args('page', { type: () => Int, nullable: true, defaultValue: 1 }) page: number | null,
  ): Promise<ManagedNoticePage> {
    return this.manage.list(query ?? '', readPage(page ?? undefined));
  }

  @Allow(Permission.NoticesPublish, Permission.ClaimsRead)
  @Query(() => [NoticeRecipient])
  noticeRecipients(@Args() { sids }: NoticeRecipientsArgs): Promise<NoticeRecipient[]> {
    return this.notices.recipients(sids);
  }

  @Allow(Permission.NoticesPublish)
  @AllowTokens()
  @Mutation(() => ManagedNotice)
  saveNoticeLink(
    @CurrentCaller() actor: Caller,
    @Args('sid') sid: string,
    @Args('name') name: string,
    @Args('url') url: string,
  ): Promise<ManagedNotice> {
    return this.manage.saveLink(actor, { sid, name, url });
  }

  @Allow(Permission.NoticesPublish)
  @Mutation(() => Boolean)
  deleteNotice(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<boolean> {
    return this.manage.delete(actor, id);
  }
}
