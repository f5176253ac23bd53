import { Args, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { DownloadKind } from './download-ticket.entity.js';
import { DownloadTicketModel } from './download-ticket.model.js';
import { DownloadsService } from './downloads.service.js';

@Resolver()
export class DownloadsResolver {
  constructor(private readonly downloads: DownloadsService) {}

  @Allow()
  @Mutation(() => DownloadTicketModel)
  createDownloadTicket(
    @CurrentActor() actor: UserActor,
    @Args('kind', { type: () => DownloadKind }) kind: DownloadKind,
    @Args('id', { type: () => ID }) id: string,
    @Args('distribution', {
      type: () => Int,
      nullable: true,
      description: 'The number of the distribution whose line it is, where there are several',
    })
    distribution: number | null,
  ): Promise<DownloadTicketModel> {
    return this.downloads.createTicket(actor, kind, id, distribution ?? null);
  }
}
