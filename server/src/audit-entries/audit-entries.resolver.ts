import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, CurrentActor } from '../access/access.decorators.js';
import type { UserActor } from '../common/actor.js';
import { Permission } from '../rules/permissions.js';
import { AuditEntriesService } from './audit-entries.service.js';
import { AuditEntriesArgs, AuditEntryPage } from './audit-entry.model.js';

@Resolver()
export class AuditEntriesResolver {
  constructor(private readonly service: AuditEntriesService) {}

  @Allow(Permission.AuditRead)
  @Query(() => AuditEntryPage, { description: 'Who did what and when, newest first; audited once per page' })
  auditEntries(@CurrentActor() actor: UserActor, @Args() given: AuditEntriesArgs): Promise<AuditEntryPage> {
    return this.service.page(actor, given);
  }
}
