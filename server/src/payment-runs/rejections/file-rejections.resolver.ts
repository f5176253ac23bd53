import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../../access/access.decorators.js';
import type { UserActor } from '../../common/actor.js';
import { MessageResult } from '../../common/message-result.model.js';
import { VersionArgs } from '../../common/version.args.js';
import { Permission } from '../../rules/permissions.js';
import { PaymentRunModel } from '../payment-run.model.js';
import { ReleasePaymentArgs } from '../payment-runs.args.js';
import { PaymentRunsService } from '../payment-runs.service.js';
import { RefuseFileRejectedArgs, ReportFileRejectedArgs } from './file-rejection.model.js';
import { FileRejectionsService } from './file-rejections.service.js';

/** That the bank rejected a whole file, by two people; `id` and `version` are the file's. Not for API tokens. */
@Resolver()
export class FileRejectionsResolver {
  constructor(
    private readonly runs: PaymentRunsService,
    private readonly service: FileRejectionsService,
  ) {}

  @Allow(Permission.PaymentsWrite)
  @Mutation(() => PaymentRunModel, { description: 'Reports that the bank rejected a file that was sent' })
  async reportFileRejected(
    @CurrentActor() actor: UserActor,
    @Args() given: ReportFileRejectedArgs,
  ): Promise<PaymentRunModel> {
    return this.runs.get(actor, await this.service.report(actor, given));
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => MessageResult, { description: 'Mails the code with which such a report is confirmed' })
  async sendFileRejectedCode(
    @CurrentActor() actor: UserActor,
    @Args() { id, version }: VersionArgs,
  ): Promise<MessageResult> {
    await this.service.sendCode(actor, id, version);
    return { message: `A code was sent to ${actor.email}.` };
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => PaymentRunModel, {
    description: 'Confirms that the bank rejected a file: the next run makes its payments again',
  })
  async confirmFileRejected(
    @CurrentActor() actor: UserActor,
    @Args() given: ReleasePaymentArgs,
  ): Promise<PaymentRunModel> {
    return this.runs.get(actor, await this.service.confirm(actor, given));
  }

  @Allow(Permission.PaymentsApprove)
  @Mutation(() => PaymentRunModel, { description: 'Ends such a report without any effect' })
  async refuseFileRejected(
    @CurrentActor() actor: UserActor,
    @Args() given: RefuseFileRejectedArgs,
  ): Promise<PaymentRunModel> {
    return this.runs.get(actor, await this.service.refuse(actor, given));
  }
}
